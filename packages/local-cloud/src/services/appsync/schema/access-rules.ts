import { Kind, type ConstDirectiveNode, type DocumentNode } from 'graphql';

/** Supported authorization modes. */
export type AuthMode = 'iam' | 'userPool';

/** The access rules of a field: IAM, user pool, or certain groups of the user pool. */
export interface Access {
  readonly iam: boolean;
  readonly userPool: boolean;
  readonly groups?: readonly string[];
}

export type AccessRules = (typeName: string, fieldName: string) => Access;

/**
 * Directives of a field override those of its type. Without directives, only the API's default mode is allowed.
 * https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html#using-additional-authorization-modes
 */
export function accessRules({ definitions }: DocumentNode, defaultMode: AuthMode): AccessRules {
  const byDefault: Access = { iam: defaultMode === 'iam', userPool: defaultMode === 'userPool' };
  const rules = new Map<string, Access>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const ofType = accessOf(node.directives) ?? byDefault;
    for (const field of node.fields ?? [])
      rules.set(`${node.name.value}.${field.name.value}`, accessOf(field.directives) ?? ofType);
  }
  return (typeName, fieldName) => rules.get(`${typeName}.${fieldName}`) ?? byDefault;
}

function accessOf(directives: readonly ConstDirectiveNode[] = []): Access | undefined {
  const userPool = directives.find(({ name }) => name.value === 'aws_cognito_user_pools');
  const iam = directives.some(({ name }) => name.value === 'aws_iam');
  if (userPool === undefined && !iam) return undefined;
  const groups = userPool === undefined ? undefined : groupsOf(userPool);
  return { iam, userPool: userPool !== undefined, ...(groups && { groups }) };
}

function groupsOf({ arguments: given = [] }: ConstDirectiveNode): readonly string[] | undefined {
  const value = given.find(({ name }) => name.value === 'cognito_groups')?.value;
  if (value?.kind === Kind.STRING) return [value.value];
  if (value?.kind !== Kind.LIST) return undefined;
  return value.values.flatMap((group) => (group.kind === Kind.STRING ? [group.value] : []));
}
