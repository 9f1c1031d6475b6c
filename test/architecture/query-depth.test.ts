import { expect, test } from '@jest/globals';
import { Kind, parse, print, type DocumentNode, type SelectionNode } from 'graphql';
import { depthLimit } from '#lib/api/graphql';
import { pageQueries } from '#test/architecture/page-queries';

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

const queries = pageQueries().map((text) => ({ text, depth: depthOf(parse(text)) }));

test('leaves at least one level between the deepest query of a page and the depth limit', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(Math.max(...queries.map(({ depth }) => depth))).toBeGreaterThan(3);
  expect(queries.filter(({ depth }) => depth >= depthLimit)).toEqual([]);
});
