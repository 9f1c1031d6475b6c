import { expect, test } from '@jest/globals';
import { allRounds } from '#engine/slots/testing/all-rounds';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { coinFlip } from '#engine/slots/testing/ground-truths';
import type { MathModel } from '#engine/slots/model/math-model';
import { playRound } from '#engine/slots/play/play-round';
import { exactModel } from './exact-model';
import { limitedReturn } from './limited-return';
import { metricsOf } from '../tally/run-metrics';
import { jobOf, played } from '../testing/played-run';

const hitOf = (model: MathModel) => limitedReturn(model).roundHit;

/** The share of all rounds that win anything, round by round. */
const byEveryRound = (model: MathModel): number => {
  let hit = 0;
  for (const { round, chance } of allRounds((draw) => playRound(model, 'base', draw)))
    if (round.credits > 0) hit += chance;
  return hit;
};

/** Scatters pay nothing, so that many triggered rounds win by their free spins alone. */
const silent = { scatterPays: {} };

test('a game without free spins has one hit rate', () => {
  expect(hitOf(coinFlip)).toBe(0.5);
});

test.each([
  ['free spins that award no more', oneReel({}, silent)],
  ['free spins that meet maxSpins', oneReel({ award: { '1': 5 }, maxSpins: 3 }, silent)],
  ['base spins that win whenever they trigger', oneReel()],
  ['free spins that retrigger', oneReel({ award: { '1': 1 }, retrigger: true, maxSpins: 7 }, silent)],
])('the round hit rate of %s is that of all its rounds', (_, model) => {
  expect(hitOf(model)).toBeCloseTo(byEveryRound(model), 12);
});

test('a run counts winning base spins and winning rounds separately', () => {
  const model = oneReel({}, silent);
  const { spread } = exactModel(model).metrics;
  expect(spread).toMatchObject({ spinHit: '0.2500000000', roundHit: '0.3593750000' });
  const { spinHit, roundHit } = metricsOf(model, played(model, jobOf(model, 100_000)));
  expect(Number(spinHit)).toBeCloseTo(0.25, 2);
  expect(Number(roundHit)).toBeCloseTo(0.359375, 2);
});
