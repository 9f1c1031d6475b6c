/**
 * CloudFormation's default name: stack, logical id and a suffix. It is cut to the service's limit but always keeps
 * the suffix, which makes it unique.
 */
export function physicalName(
  resource: { readonly stackName: string; readonly logicalId: string; readonly nameSeed: string },
  longest: number,
): string {
  const suffix = resource.nameSeed.slice(0, 13).toUpperCase();
  const room = Math.floor((longest - suffix.length - 2) / 2);
  return `${resource.stackName.slice(0, room)}-${resource.logicalId.slice(0, room)}-${suffix}`;
}
