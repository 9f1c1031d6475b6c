import { expect, test } from '@jest/globals';
import {
  Kind,
  buildASTSchema,
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  isObjectType,
  parse,
  print,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import { limits } from '#domain/limits';
import { depthLimit, mostResolvers } from '#lib/api/graphql';
import { resolverMap } from '#lib/api/resolver-map';
import { pageQueries } from '#test/architecture/page-queries';
import { schemaDocument } from '#tools/generate/schema';

/** Levels of fields of the operation, with root fields on the first. */
function depthOf({ definitions }: DocumentNode): number {
  const named = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const below = (selections: readonly SelectionNode[]): number =>
    Math.max(
      0,
      ...selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + below(selection.selectionSet?.selections ?? []);
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? named.get(selection.name.value) : selection;
        if (!fragment) throw new Error(`${print(selection)} is not in the document.`);
        return below(fragment.selectionSet.selections);
      }),
    );
  return Math.max(
    ...definitions.map((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? below(each.selectionSet.selections) : 0,
    ),
  );
}

const schema = buildASTSchema(schemaDocument());
const resolved = new Set(
  Object.entries(resolverMap).flatMap(([type, fields]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  ),
);

/** The number of items in a page. A variable can be as large as a page can be. */
function pageOf({ arguments: given = [] }: FieldNode): number | undefined {
  const limit = given.find(({ name }) => name.value === 'limit')?.value;
  return limit === undefined
    ? undefined
    : limit.kind === Kind.INT
      ? Number(limit.value)
      : limits.page.largest;
}

/** The largest number of resolvers that AppSync runs for the operation. */
function resolversOf({ definitions }: DocumentNode): number {
  const named = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const below = (
    selections: readonly SelectionNode[],
    type: GraphQLOutputType | undefined | null,
    page: number,
  ): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? named.get(selection.name.value) : selection;
        if (!fragment) throw new Error(`${print(selection)} is not in the document.`);
        return sum + below(fragment.selectionSet.selections, type, page);
      }
      const parent = isObjectType(type) ? type : undefined;
      const field = parent?.getFields()[selection.name.value];
      if (!parent || !field) return sum;
      const own = resolved.has(`${parent.name}.${field.name}`) ? 1 : 0;
      const longest = own === 1 ? limits.page.largest : page;
      const items = isListType(getNullableType(field.type)) ? longest : 1;
      const next = getNamedType(field.type);
      if (!isCompositeType(next)) return sum + own;
      const within = pageOf(selection) ?? (own === 1 ? limits.page.standard : page);
      return sum + own + items * below(selection.selectionSet?.selections ?? [], next, within);
    }, 0);
  return Math.max(
    ...definitions.map((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? below(each.selectionSet.selections, schema.getRootType(each.operation), 1)
        : 0,
    ),
  );
}

const queries = pageQueries().map((text) => {
  const document = parse(text);
  return { text, depth: depthOf(document), resolvers: resolversOf(document) };
});

test('leaves at least one level between the deepest query of a page and the depth limit', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(Math.max(...queries.map(({ depth }) => depth))).toBeGreaterThan(3);
  expect(queries.filter(({ depth }) => depth >= depthLimit)).toEqual([]);
});

test('lets every query of a page run all of its resolvers', () => {
  // 25 casinos with their brands.
  expect(Math.max(...queries.map(({ resolvers }) => resolvers))).toBe(26);
  expect(queries.filter(({ resolvers }) => resolvers > mostResolvers)).toEqual([]);
});
