import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  print,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;
/** The values that determine which parts of a document are selected. */
export type SelectionInfo = Pick<Info, 'fragments' | 'variableValues'>;

/** The information that `fieldsOf` needs about an operation, given its variables. */
export const selectionInfo = (
  { definitions }: DocumentNode,
  variableValues: SelectionInfo['variableValues'],
): SelectionInfo => ({
  variableValues,
  fragments: Object.fromEntries(
    definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  ),
});

/** The selection of the client within a field, as in `ctx.info`: fields by their alias. */
export function selectionOf(info: Info): { selectionSetList: string[]; selectionSetGraphQL: string } {
  const [node] = info.fieldNodes;
  return {
    selectionSetList: [...new Set(info.fieldNodes.flatMap((field) => paths(field, '', info)))],
    selectionSetGraphQL: node?.selectionSet === undefined ? '' : print(node.selectionSet),
  };
}

/**
 * Filters the data of an error by the client's selection.
 * https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
 */
export function selectedData(data: unknown, info: Info): unknown {
  return pick(data, info.fieldNodes, info);
}

function pick(value: unknown, nodes: readonly FieldNode[], info: Info): unknown {
  if (Array.isArray(value)) return value.map((inner) => pick(inner, nodes, info));
  const within = nodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet, info));
  if (typeof value !== 'object' || value === null || within.length === 0) return value;
  const source = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    within.map((field) => [aliasOf(field), pick(source[field.name.value] ?? null, [field], info)]),
  );
}

function paths(node: FieldNode, prefix: string, info: Info): string[] {
  return fieldsOf(node.selectionSet, info).flatMap((field) => {
    const path = `${prefix}${aliasOf(field)}`;
    return [path, ...paths(field, `${path}/`, info)];
  });
}

export const aliasOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The fields of a selection including its fragments, without fields that @skip and @include exclude. */
export function fieldsOf(selections: SelectionSetNode | undefined, info: SelectionInfo): FieldNode[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    const { variableValues } = info;
    if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true) return [];
    if (getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if === false) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : info.fragments[selection.name.value]?.selectionSet;
    return fieldsOf(inner, info);
  });
}
