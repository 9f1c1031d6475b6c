import { expect, test } from '@jest/globals';
import { searchEntries, type Searchable } from './search-entries';

const id = '01HZZZZZZZZZZZZZZZZZZZZZZZ';
const game: Searchable = {
  kind: 'GAME',
  id,
  owner: 'sub-1',
  name: 'Noctua Slots',
  code: 'noctua-9',
  offered: false,
};
const keysOf = (searchable: Searchable) => searchEntries(searchable).map(({ pk, sk }) => `${pk} ${sk}`);

test('adds an entry for each word to the partition of each audience', () => {
  const sorts = ['noctua', 'slots', '9', id.toLowerCase()].map((word) => `${word}#GAME#${id}`);
  expect(keysOf(game)).toEqual(
    ['SEARCH#ALL', 'SEARCH#OWNER#sub-1'].flatMap((pk) => sorts.map((sk) => `${pk} ${sk}`)),
  );
  expect(keysOf({ ...game, offered: true })).toEqual(
    expect.arrayContaining(sorts.map((sk) => `SEARCH#CATALOGUE ${sk}`)),
  );
});

test('stores all words in each entry', () => {
  expect(new Set(searchEntries(game).map(({ words }) => words))).toEqual(
    new Set([` noctua slots 9 ${id.toLowerCase()}`]),
  );
});

test('a name of many words has ten entries, its code and its id', () => {
  const name = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
  const entries = searchEntries({ ...game, name, code: undefined });
  expect(entries).toHaveLength(2 * 11);
  expect(entries[0]?.words).toContain(' w29');
});
