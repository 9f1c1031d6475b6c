import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allNames, catalogueNames, ownedNames } from '#domain/keys';
import type { Searchable } from '#domain/search/search-entries';
import { nameIndex } from '#lambda/stores/search/name-index';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

function namedGame(more: Partial<Searchable> = {}): Searchable {
  const id = randomBytes(13).toString('hex').toUpperCase();
  return {
    kind: 'GAME',
    id,
    owner: `of-${id}`,
    name: 'Noctua Slots',
    code: undefined,
    offered: false,
    ...more,
  };
}

const entriesOf = async ({ id }: Pick<Searchable, 'id'>) => {
  const rows = await tables.rows('Main');
  return rows.filter((row) => String(row.pk).startsWith('SEARCH#') && row.id === id);
};
const placesOf = async (of: Pick<Searchable, 'id'>) =>
  (await entriesOf(of)).map(({ pk, sk }) => `${String(pk)} ${String(sk).split('#')[0]}`).sort();
const inBoth = (owner: string, words: readonly string[]) =>
  [allNames, ownedNames(owner)].flatMap((pk) => words.map((word) => `${pk} ${word}`)).sort();

test('adds, changes and removes the entries of a name', async () => {
  const names = nameIndex(tables);
  const game = namedGame();
  const word = game.id.toLowerCase();
  await names.follow(undefined, game);
  expect(await placesOf(game)).toEqual(inBoth(game.owner, ['noctua', 'slots', word]));
  const renamed = { ...game, name: 'Noctua Reels' };
  await names.follow(game, renamed);
  expect(await placesOf(game)).toEqual(inBoth(game.owner, ['noctua', 'reels', word]));
  expect(new Set((await entriesOf(game)).map(({ name }) => name))).toEqual(new Set(['Noctua Reels']));
  await names.follow(renamed, undefined);
  expect(await placesOf(game)).toEqual([]);
});

test('a game is in the public index while it is offered', async () => {
  const names = nameIndex(tables);
  const game = namedGame();
  await names.follow(undefined, game);
  await names.follow(game, { ...game, offered: true });
  expect(await placesOf(game)).toContain(`${catalogueNames} noctua`);
  await names.follow({ ...game, offered: true }, game);
  expect(await placesOf(game)).toEqual(inBoth(game.owner, ['noctua', 'slots', game.id.toLowerCase()]));
});
