import type { GraphQLResolveInfo } from 'graphql';
import { notAuthorized } from '../runtime/field-error';
import type { Access } from '../schema/access-rules';
import type { Caller } from './caller';
import type { OperationRun } from './operation-run';

/**
 * Throws unless the field allows the caller's mode and groups and, for IAM callers, their policies allow it.
 * https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
 */
export function checkAccess({ api, caller, iam }: OperationRun, info: GraphQLResolveInfo): void {
  const typeName = info.parentType.name;
  const { fieldName } = info;
  const isOpen = opens(api.schema.access(typeName, fieldName), caller);
  if (!isOpen || !isAllowed()) throw notAuthorized(typeName, fieldName);

  function isAllowed(): boolean {
    if (caller.mode !== 'iam' || info.path.prev !== undefined) return true;
    const resource = `${api.arn}/types/${typeName}/fields/${fieldName}`;
    return iam.decide(caller.principal, { action: 'appsync:GraphQL', resource }).allowed;
  }
}

/** Whether a field's directives allow the caller. */
export function opens(access: Access, caller: Caller): boolean {
  if (caller.mode === 'iam') return access.iam;
  if (!access.userPool) return false;
  return access.groups === undefined || access.groups.some((group) => caller.groups.includes(group));
}
