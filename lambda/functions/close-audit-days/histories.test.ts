import { expect, test } from '@jest/globals';
import { logHistory } from '#lambda/functions/close-audit-days/testing/log-history';

const seeds = Number(process.env.SEEDS ?? 300);
const seedsUntilCaught = 300;

test(`the public log is whole in ${seeds} histories`, async () => {
  let [events, late] = [0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const history = await logHistory(seed);
    expect({ seed, wrong: history.wrong }).toEqual({ seed, wrong: [] });
    events += history.events;
    late += history.late;
  }
  expect(events).toBeGreaterThan(5 * seeds);
  // Otherwise no history closes a day before all of its events have come.
  expect(late).toBeGreaterThan(seeds / 4);
});

test.each([
  ['appends to days that are closed', 'head-check'],
  ['closes days that have grown meanwhile', 'count-check'],
  ['does not remember what it published', 'mark'],
  ['writes over entries', 'place-check'],
  ['has no sweep', 'sweep'],
] as const)('a log that %s is caught', async (_name, lack) => {
  for (let seed = 1; seed <= seedsUntilCaught; seed += 1)
    if ((await logHistory(seed, lack)).wrong.length > 0) return;
  throw new Error(`${seedsUntilCaught} seeds did not catch it.`);
});
