import { expect, test } from '@jest/globals';
import { filledIn, templateOf, type Names } from './template';

const names: Names = {
  brand: 'night',
  casino: 'casino-night',
  company: 'company-night',
  game: 'reels',
  player: 'fbe3f651-3777-4812-8792-b36354c37aed',
  user: 'user-1',
  session: '01M81ZZR1Q1ZP4FZPWGAEBXE96',
};
const another: Names = {
  brand: 'b2',
  casino: 'c2',
  company: 'o2',
  game: 'g2',
  player: 'p2',
  user: 'user-2',
  session: 's2',
};
const templateOfKeys = (partitionKey: string, sortKey: string) => {
  const access = { store: 'Main', partitionKey, sortKey, read: 1, write: 0 };
  const [template] = templateOf({ isTransaction: false, accesses: [access] }, names).accesses;
  if (!template) throw new Error('There is no template.');
  return template;
};

test('replaces the names in a key, the longest name first', () => {
  const { name, partitionKey } = templateOfKeys('CASINO#casino-night', `PLAY#night#${names.player}`);
  expect(name).toBe('Main CASINO#{casino} PLAY#{brand}#{player}');
  expect(filledIn(partitionKey, another, 7)).toBe('CASINO#c2');
});

test.each([
  ['DAY#night#2026-11-22', '2026-11-22T16:04:02.744Z#BET', true],
  ['CHAIN#DAY#night', '000000000003', true],
  ['BRAND#night', 'ROUND#01M820041JJ9N5V96V883PGF04', true],
  ['BRAND#night', `USER#${names.player}`, false],
  ['BRAND#night', 'BET#e880f4b9-44ae-4c20-bd6f-b0ad0e999929', false],
  [`PLAYER#night#${names.player}`, 'ROUND#01M820041JJ9N5V96V883PGF04', false],
])('returns whether %s %s is a shared key in ascending order', (partitionKey, sortKey, isAscending) => {
  expect(templateOfKeys(partitionKey, sortKey)).toMatchObject({ isAscending });
});

test.each([
  ['BRAND#night', 'BRAND', true],
  ['DAY#night', '2026-11-22T16:04:02.744Z', true],
  ['BRAND#night', `USER#${names.player}`, false],
  ['DAY#night', 'BET#e880f4b9-44ae-4c20-bd6f-b0ad0e999929', false],
  [`PERSON#${names.player}`, 'EXCLUSION', false],
])('returns whether %s %s is a single shared position', (partitionKey, sortKey, isOnePosition) => {
  expect(templateOfKeys(partitionKey, sortKey)).toMatchObject({ isOnePosition });
});

test('gives each round separate keys, with ascending times', () => {
  const { sortKey } = templateOfKeys('DAY#night', '2026-11-22T16:04:02.744Z');
  const filled = [1, 2, 10].map((round) => filledIn(sortKey, another, round));
  expect(filled.toSorted()).toEqual(filled);
  expect(new Set(filled).size).toBe(3);
});

test('distinguishes values that differ within a round', () => {
  const access = (id: string) => ({
    store: 'Main',
    partitionKey: `M#${id}`,
    sortKey: 'M',
    read: 1,
    write: 0,
  });
  const ids = ['e880f4b9-44ae-4c20-bd6f-b0ad0e999929', '84ad5120-4cb2-4fe1-a3dd-271cd2014a70'];
  const [bet, win, again] = templateOf(
    { isTransaction: true, accesses: [...ids, ids[0] ?? ''].map(access) },
    names,
  ).accesses.map(({ partitionKey }) => filledIn(partitionKey, another, 1));
  expect(bet).not.toBe(win);
  expect(again).toBe(bet);
});

test('contains none of the recorded ids, times and days', () => {
  const recorded = ['2026-11-22', '2027-01-03'].map((day, place) =>
    templateOfKeys(`DAY#night#${day}#7`, `${day}T16:04:02.744Z#0${place}M820041JJ9N5V96V883PGF04`),
  );
  expect(recorded[0]?.name).toBe('Main DAY#{brand}#{day}#{lane} …');
  expect(recorded[1]).toEqual(recorded[0]);
});
