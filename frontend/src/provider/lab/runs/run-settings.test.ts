import { expect, test } from 'vitest';
import { drawSeed, fitsServer, roundsOf, type RunSettings, settingErrors } from './run-settings';

const seed = '0123456789abcdef'.repeat(4);
const settings = (changes: Partial<RunSettings> = {}): RunSettings => ({
  mode: 'base',
  amount: 'own',
  ownRounds: '20,000',
  seed,
  ...changes,
});

test('draws a new valid seed each time', () => {
  expect(settingErrors(settings({ seed: drawSeed() }))).toEqual({});
  expect(drawSeed()).not.toBe(drawSeed());
});

test.each([
  ['20,000', 20_000],
  ['10 000 000', 10_000_000],
  [' 12_345 ', 12_345],
])('parses the number of rounds %j', (ownRounds, rounds) => {
  expect(roundsOf(settings({ ownRounds }))).toBe(rounds);
  expect(settingErrors(settings({ ownRounds }))).toEqual({});
});

test.each(['', '9,999', '1e6', '-20000', '10000000001', '1.5'])(
  'refuses %j as a number of rounds',
  (ownRounds) => {
    expect(settingErrors(settings({ ownRounds }))).toEqual({
      rounds: 'Enter a whole number from 10,000 to 10,000,000,000.',
    });
  },
);

test.each([
  [seed.slice(1), 'A seed has 64 hexadecimal digits (0–9 and a–f); this one has 63.'],
  [seed.toUpperCase(), 'A seed has 64 hexadecimal digits (0–9 and a–f), in lowercase.'],
  [`${seed.slice(1)} `, 'A seed has 64 hexadecimal digits (0–9 and a–f) and no other characters.'],
])('explains the error of the seed %s', (wrong, sentence) => {
  expect(settingErrors(settings({ seed: wrong }))).toEqual({ seed: sentence });
});

test('allows a run on the server up to its maximum number of rounds', () => {
  expect(fitsServer(200_000_000)).toBe(true);
  expect(fitsServer(200_000_001)).toBe(false);
});
