/**
 * The name CloudFormation would make up: stack, logical id and a suffix, cut to the service's limit so that
 * the suffix, which makes it unique, stays whole.
 */
export function physicalName(
  resource: { readonly stackName: string; readonly logicalId: string; readonly nameSeed: string },
  longest: number,
): string {
  const suffix = resource.nameSeed.slice(0, 13).toUpperCase();
  const room = Math.floor((longest - suffix.length - 2) / 2);
  return `${resource.stackName.slice(0, room)}-${resource.logicalId.slice(0, room)}-${suffix}`;
}
