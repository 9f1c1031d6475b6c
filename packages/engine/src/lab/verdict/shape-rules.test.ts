import { expect, test } from '@jest/globals';
import { exactModel } from '../exact/exact-model';
import { evidenceOf } from './evidence';
import { factsOf } from './facts';
import { fixedPrize } from '../examples/fixed-prize';
import { freeSpins } from '../examples/free-spins';
import { declarationOf } from './judge-run';
import { checkDeviation, checkGaps } from './shape-rules';
import { jobOf, played } from '../testing/played-run';

const evidence = (model: typeof freeSpins) =>
  evidenceOf({
    model,
    declaration: declarationOf(model),
    result: played(model, jobOf(model, 1000)),
    facts: factsOf(exactModel(model)),
  });
const free = evidence(freeSpins);
const prize = evidence(fixedPrize);

test('M7: looks at base spins and at the simulated rounds if the distribution of rounds is unknown', () => {
  const histogram = free.result.histogram.map((_, bin) => (bin === 8 ? 1 : 0));
  const result = { ...free.result, histogram, highest: 1000 };
  const baseHistogram = [0.9, 0.05, 0.05, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const facts = { ...free.facts, baseHistogram, histogram: undefined };
  expect(checkGaps({ ...free, facts, result })).toMatchObject({ value: '5 (simulated)', pass: false });
  expect(checkGaps({ ...free, result })).toMatchObject({ value: '0 (exact)', pass: true });
});

test('M9: a sample deviates within a twentieth of the exact figure, after a million rounds', () => {
  const after = (deviation: number, rounds = 1_000_000) =>
    checkDeviation({ ...prize, deviation, result: { ...prize.result, rounds } });
  const sd = prize.facts.sd?.most ?? 0;
  expect([sd * 1.049, sd * 0.951].map((deviation) => after(deviation).pass)).toEqual([true, true]);
  expect([sd * 1.051, sd * 0.949].map((deviation) => after(deviation).pass)).toEqual([false, false]);
  expect(after(sd * 2, 999_999)).toMatchObject({ pass: true, applies: false });
  expect(after(sd).why).toMatch(/Fixed prizes are simulated with their mean/);
});
