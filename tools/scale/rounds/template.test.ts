import { expect, test } from '@jest/globals';
import { templateOf, type Names } from './template';

const names: Names = {
  brand: 'night',
  casino: 'casino-night',
  company: 'company-night',
  game: 'reels',
  player: 'fbe3f651-3777-4812-8792-b36354c37aed',
  user: 'user-1',
  session: '01M81ZZR1Q1ZP4FZPWGAEBXE96',
};
const templateOfKeys = (partitionKey: string, sortKey: string) => {
  const access = { store: 'Main', partitionKey, sortKey, read: 1, write: 0 };
  const [template] = templateOf({ isTransaction: false, accesses: [access] }, names).accesses;
  if (!template) throw new Error('There is no template.');
  return template;
};

test('replaces the names in a key, the longest name first', () => {
  const { name } = templateOfKeys('CASINO#casino-night', `PLAY#night#${names.player}`);
  expect(name).toBe('Main CASINO#{casino} PLAY#{brand}#{player}');
});

test.each([
  ['BRAND#night', 'BRAND', true],
  ['DAY#night', '2026-11-22T16:04:02.744Z', true],
  ['CHAIN#DAY#night', '000000000003', true],
  ['BRAND#night', 'ROUND#01M820041JJ9N5V96V883PGF04', true],
  ['BRAND#night', `USER#${names.player}`, false],
  ['DAY#night', 'BET#e880f4b9-44ae-4c20-bd6f-b0ad0e999929', false],
  [`PERSON#${names.player}`, 'EXCLUSION', false],
  [`PLAYER#night#${names.player}`, 'ROUND#01M820041JJ9N5V96V883PGF04', false],
])('returns whether %s %s is a single shared position', (partitionKey, sortKey, isOnePosition) => {
  expect(templateOfKeys(partitionKey, sortKey)).toMatchObject({ isOnePosition });
});

test('contains none of the recorded ids, times and days', () => {
  const recorded = ['2026-11-22', '2027-01-03'].map((day, place) =>
    templateOfKeys(`DAY#night#${day}#7`, `${day}T16:04:02.744Z#0${place}M820041JJ9N5V96V883PGF04`),
  );
  expect(recorded[0]?.name).toBe('Main DAY#{brand}#{day}#{lane} …');
  expect(recorded[1]).toEqual(recorded[0]);
});
