import { getVariableValues, type FieldNode } from 'graphql';
import { aliasOf, fieldsOf, selectionInfo, type SelectionInfo } from '../execution/selection';
import type { OperationRun } from '../execution/operation-run';
import type { ChosenOperation } from '../request/operations';

export interface Publication {
  /** The mutation field. */
  readonly mutationField: string;
  /** Result of the mutation, by field name. */
  readonly data: unknown;
}

/**
 * The result of a mutation, which is all that its subscribers can get: fields that it did not select are missing.
 * Renamed fields below the first level are also missing, because AWS does not document what happens to them.
 */
export function publications(
  { checked: { document }, definition }: ChosenOperation,
  data: unknown,
  { api, variables }: Pick<OperationRun, 'api' | 'variables'>,
): Publication[] {
  if (typeof data !== 'object' || data === null) return [];
  const { coerced = {} } = getVariableValues(
    api.schema.schema,
    definition.variableDefinitions ?? [],
    variables,
  );
  const info = selectionInfo(document, coerced);
  const answered = data as Readonly<Record<string, unknown>>;
  const byAlias = grouped(fieldsOf(definition.selectionSet, info), aliasOf);
  return [...byAlias].flatMap(([alias, nodes]) => {
    const mutationField = nodes[0]?.name.value;
    const value = answered[alias] ?? null;
    if (mutationField === undefined || value === null) return [];
    return [{ mutationField, data: byName(value, nodes, info) }];
  });
}

function byName(value: unknown, nodes: readonly FieldNode[], info: SelectionInfo): unknown {
  if (Array.isArray(value)) return value.map((one) => byName(one, nodes, info));
  const within = nodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet, info));
  if (typeof value !== 'object' || value === null || within.length === 0) return value;
  const source = value as Readonly<Record<string, unknown>>;
  const plain = within.filter((node) => aliasOf(node) === node.name.value);
  return Object.fromEntries(
    [...grouped(plain, aliasOf)].flatMap(([name, same]) =>
      // Fields of a fragment on another type do not exist.
      Object.hasOwn(source, name) ? [[name, byName(source[name], same, info)]] : [],
    ),
  );
}

function grouped(nodes: readonly FieldNode[], keyOf: (node: FieldNode) => string): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  for (const node of nodes) groups.set(keyOf(node), [...(groups.get(keyOf(node)) ?? []), node]);
  return groups;
}
