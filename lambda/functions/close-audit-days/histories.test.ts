import { expect, test } from '@jest/globals';
import { deep } from '#test/support/deep';
import { seeds } from '#test/support/runs';
import { logHistory } from '#lambda/functions/close-audit-days/testing/log-history';

const histories = seeds(60, 3000);
const seedsUntilCaught = 300;

test(`the public log is complete and valid in ${histories.length} histories`, async () => {
  let [events, late] = [0, 0];
  for (const seed of histories) {
    const history = await logHistory(seed);
    expect({ seed, wrong: history.wrong }).toEqual({ seed, wrong: [] });
    events += history.events;
    late += history.late;
  }
  expect(events).toBeGreaterThan(5 * histories.length);
  // Makes sure that some histories close a day before all of its events have arrived.
  expect(late).toBeGreaterThan(histories.length / deep(8, 4));
});

test.each([
  ['appends to closed days', 'head-check'],
  ['closes days with more entries than the head counts', 'count-check'],
  ['does not mark published events', 'mark'],
  ['overwrites entries', 'place-check'],
  ['has no sweep', 'sweep'],
] as const)('detects a log that %s', async (_name, lack) => {
  for (let seed = 1; seed <= seedsUntilCaught; seed += 1)
    if ((await logHistory(seed, lack)).wrong.length > 0) return;
  throw new Error(`${seedsUntilCaught} seeds did not detect it.`);
});
