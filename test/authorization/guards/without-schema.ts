import { parse, print, visit, Kind, type ConstDirectiveNode } from 'graphql';
import type { GraphqlOperation } from '../matrix/operations';

/** The directives to remove from the schema. */
export interface RemovedDirectives {
  /** Fields whose groups are removed. */
  readonly groupsOf: ReadonlySet<GraphqlOperation>;
  /** Whether all fields are also open to IAM. */
  readonly opensToIam: boolean;
}

const iam: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'aws_iam' },
  arguments: [],
};

/** Returns the schema without these directives, and the number of removed ones. */
export function withoutDirectives(schema: string, { groupsOf, opensToIam }: RemovedDirectives) {
  let removed = 0;
  const open = (directives: readonly ConstDirectiveNode[]) => {
    const isOpen = directives.some(({ name }) => name.value === 'aws_iam');
    return isOpen || !opensToIam ? directives : [...directives, iam];
  };
  const document = visit(parse(schema), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      directives: open(type.directives ?? []),
      fields: (type.fields ?? []).map((field) => {
        const directives = field.directives ?? [];
        const isUngrouped = groupsOf.has(`${type.name.value}.${field.name.value}` as GraphqlOperation);
        if (isUngrouped) removed += directives.filter(asksForGroups).length;
        const kept = isUngrouped ? directives.map(withoutGroups) : directives;
        return { ...field, directives: kept.length > 0 ? open(kept) : kept };
      }),
    }),
  });
  return { schema: print(document), removed };
}

export const asksForGroups = ({ name, arguments: given = [] }: ConstDirectiveNode) =>
  name.value === 'aws_cognito_user_pools' && given.some((one) => one.name.value === 'cognito_groups');

const withoutGroups = (directive: ConstDirectiveNode): ConstDirectiveNode =>
  asksForGroups(directive) ? { ...directive, arguments: [] } : directive;
