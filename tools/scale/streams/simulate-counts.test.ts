import { expect, test } from '@jest/globals';
import { seeds } from '#test/support/runs';
import { countDaysReader, wrongCountReaders } from './count-readers';
import { simulateCounts } from './simulate-counts';

const histories = seeds(12, 600);
const seedsUntilCaught = 100;

test(`counters equal a complete recount in ${histories.length} histories`, async () => {
  let changes = 0;
  let lost = 0;
  const [first = 1] = histories;
  // Some histories lose records, which the sweep repairs. At least one of them has to be seen.
  for (let seed = first; seed < first + histories.length || (lost === 0 && seed < first + 200); seed += 1) {
    const history = await simulateCounts(seed, countDaysReader);
    expect({ seed, wrong: history.wrong }).toEqual({ seed, wrong: [] });
    changes += history.changes;
    lost += history.lost;
  }
  expect(changes).toBeGreaterThan(10 * histories.length);
  expect(lost).toBeGreaterThan(0);
});

test.each(Object.entries(wrongCountReaders))('detects a reader that %s', async (_name, wrongReader) => {
  for (let seed = 1; seed <= seedsUntilCaught; seed += 1) {
    const { wrong } = await simulateCounts(seed, wrongReader());
    if (wrong.length > 0) return;
  }
  throw new Error(`${seedsUntilCaught} seeds did not detect it.`);
});

test('the same seed gives the same history', async () => {
  const reader = wrongCountReaders['writes without checking the version'];
  if (!reader) throw new Error('There is no such reader.');
  expect(await simulateCounts(7, reader())).toEqual(await simulateCounts(7, reader()));
});
