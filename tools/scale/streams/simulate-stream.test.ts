import { expect, test } from '@jest/globals';
import { seeds } from '#test/support/runs';
import { copyPlayTotals, copyState, wrongReaders } from './readers';
import { simulateStream } from './simulate-stream';

const histories = seeds(60, 1000);
const seedsUntilCaught = 300;

test.each([
  ['copying the newest state', copyState],
  ['the product’s reader of totals', copyPlayTotals],
])(`%s gives correct summaries in ${histories.length} histories`, async (_name, reader) => {
  let changes = 0;
  for (const seed of histories) {
    const history = await simulateStream(seed, reader);
    expect({ seed, wrong: history.wrong }).toEqual({ seed, wrong: [] });
    changes += history.changes;
  }
  expect(changes).toBeGreaterThan(10 * histories.length);
});

test.each(Object.entries(wrongReaders))('detects a reader that %s', async (_name, wrongReader) => {
  for (let seed = 1; seed <= seedsUntilCaught; seed += 1) {
    const { wrong } = await simulateStream(seed, wrongReader());
    if (wrong.length > 0) return;
  }
  throw new Error(`${seedsUntilCaught} seeds did not catch it.`);
});

test('detects a row that does not write its final totals', async () => {
  for (let seed = 1; seed <= seedsUntilCaught; seed += 1) {
    const { wrong } = await simulateStream(seed, copyPlayTotals, { closesPlaces: false });
    if (wrong.some(({ when }) => when === 'swept')) return;
  }
  throw new Error(`${seedsUntilCaught} seeds did not catch it.`);
});

test('a seed determines the whole history', async () => {
  const wrongReader = wrongReaders['adds the increase'];
  if (!wrongReader) throw new Error('There is no such reader.');
  expect(await simulateStream(7, wrongReader())).toEqual(await simulateStream(7, wrongReader()));
});
