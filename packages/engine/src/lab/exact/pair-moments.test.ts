import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from '#engine/slots/evaluate/evaluate';
import { fraction } from '#engine/slots/exact/fraction';
import type { MathModel } from '#engine/slots/model/math-model';
import { modeOf, reelsOf } from '#engine/slots/model/model-parts';
import { deviationOf, roundSpread } from '#engine/slots/exact/round-spread';
import { coinFlip, diamonds, parSheet, roulette } from '#engine/slots/testing/ground-truths';
import { freeSpinsOn, largest } from '#engine/slots/testing/large-models';
import { allStops, smallModel } from '#engine/slots/testing/model-generator';
import { cycleOf } from '#engine/slots/exact/window-counts';
import { deep, runs } from '#engine/slots/testing/random-cases';
import { anyWay } from '../examples/any-way';
import { exampleModels } from '../examples/example-models';
import { earlierFacts } from '../verdict/earlier/earlier-facts';
import { evidenceOf, widestDeviation } from '../verdict/evidence';
import { exactModel } from './exact-model';
import { declarationOf } from '../verdict/judge-run';
import { pairDeviation } from './pair-deviation';
import { pairMoments, pairWorkLimit } from './pair-moments';
import { checkEarlierDeviation } from '../verdict/shape-rules';
import { jobOf, played } from '../testing/played-run';

/** The moments of a spin, added up outcome by outcome with the reference engine. */
function byTheCycle(model: MathModel, reelSet: string) {
  const reels = reelsOf(model, reelSet);
  let [win, square, award, winAward, awardSquare] = [0n, 0n, 0n, 0n, 0n];
  for (const stops of allStops(reels.map((strip) => strip.length))) {
    const outcome = evaluate(model, stops, { mode: 'base', reelSet });
    const [credits, spins] = [BigInt(outcome.win), BigInt(outcome.triggers[0]?.spins ?? 0)];
    win += credits;
    square += credits * credits;
    award += spins;
    winAward += credits * spins;
    awardSquare += spins * spins;
  }
  const mean = (sum: bigint) => fraction(sum, cycleOf(reels));
  return {
    ...{ win: mean(win), square: mean(square), awards: [mean(award)] },
    ...{ winAwards: [mean(winAward)], awardPairs: [[mean(awardSquare)]] },
  };
}

test('computes the exact moments of any small model', () => {
  fc.assert(
    fc.property(smallModel, fc.constantFrom('base', 'free'), (model, reelSet) => {
      const found = pairMoments(model, modeOf(model), reelSet, { steps: pairWorkLimit });
      expect(found).toEqual(byTheCycle(model, reelSet));
    }),
    { numRuns: runs(60, 2000) },
  );
});

describe('the deviation by pairs is that of the whole distribution', () => {
  const known = (model: MathModel) => {
    const spread = roundSpread(model);
    if ('tooLarge' in spread) throw new Error(`${model.name} is too large.`);
    return deviationOf(spread);
  };

  test.each([coinFlip, roulette, diamonds, parSheet, ...exampleModels])('$name', (model) => {
    expect(pairDeviation(model, modeOf(model))).toBeCloseTo(known(model), 12);
  });

  test('of any small model, whose free spins may retrigger', () => {
    fc.assert(
      fc.property(smallModel, fc.boolean(), fc.boolean(), (model, retrigger, isOwn) => {
        const [feature] = model.features ?? [];
        const rare = { ...model, reelSets: { ...model.reelSets, free: freeReels(model) } };
        const own = isOwn && { award: { '1': 5 }, retriggerAward: { '1': 1 }, retrigger: true };
        const given = feature
          ? { ...rare, features: [{ ...feature, retrigger, award: { '1': 1 }, ...own }] }
          : rare;
        expect(pairDeviation(given, modeOf(given))).toBeCloseTo(known(given), 9);
      }),
    );
  });
});

/** Reels on which a scatter is seldom enough that free spins end. */
const freeReels = ({ grid, reelSets }: MathModel) =>
  Array.from({ length: grid.reels }, (_, reel) =>
    reel === 0
      ? ['S', ...Array<string>(9).fill('A')]
      : (reelSets.free?.[reel] ?? []).map((cell) => (cell === 'S' ? 'B' : cell)),
  );

describe('a model that is too large to enumerate', () => {
  const large = freeSpinsOn(['f1', 'f2', 'f3', 'f4']);

  test('has a bound of the deviation, which is exact without limits', () => {
    const exact = exactModel(large);
    expect(exact.metrics.spread).toBeUndefined();
    expect(exact.metrics).not.toHaveProperty('fraction');
    expect(exact.metrics.rtp.least).not.toBe(exact.metrics.rtp.most);
    expect(exact.metrics.sd?.least).toBe('0.0000');
    const single = freeSpinsOn(['free']);
    const model = deep(single, large);
    const unlimited = pairDeviation(model, modeOf(model)) ?? 0;
    expect(Number(exact.metrics.sd?.most)).toBeGreaterThanOrEqual(unlimited - 0.0001);
    expect(Number(exact.metrics.sd?.most)).toBeLessThan(unlimited * 1.01);
    const spread = roundSpread(single);
    expect('tooLarge' in spread ? 0 : deviationOf(spread)).toBeCloseTo(unlimited, 6);
  });

  test('is used by earlier rule sets only if no limit can end rounds, and not by ruleset/1', () => {
    const evidence = (isSdLimited: boolean, rules: 'ruleset/1' | 'ruleset/2') => {
      const result = { ...played(anyWay, jobOf(anyWay, 1000)), rounds: 1_000_000 };
      const { sd: _, ...others } = earlierFacts(anyWay, 'base', rules);
      const sd = { least: 2.3226, most: 2.3226, text: '2.3226' };
      const facts = { ...others, isSdLimited, ...(rules === 'ruleset/2' && !isSdLimited && { sd }) };
      const known = { model: anyWay, declaration: declarationOf(anyWay), result, facts };
      return { ...evidenceOf(known, rules), facts, deviation: 2.4 };
    };
    const open = evidence(false, 'ruleset/2');
    expect(widestDeviation(open)).toBe(2.3226);
    expect(checkEarlierDeviation(open)).toMatchObject({ applies: true, pass: true, limit: '2.3226 ± 5 %' });
    expect(checkEarlierDeviation({ ...open, deviation: 2.5 }).pass).toBe(false);
    const limited = checkEarlierDeviation(evidence(true, 'ruleset/2'));
    expect(limited).toMatchObject({ applies: false, why: expect.stringMatching(/^maxWinX or maxSpins may/) });
    const first = checkEarlierDeviation(evidence(false, 'ruleset/1'));
    expect(first).toMatchObject({ applies: false, why: expect.stringMatching(/^The cycle is too large/) });
  });

  test('uses up steps for tracks and for pairs of them', () => {
    const left = { steps: pairWorkLimit };
    pairMoments(parSheet, modeOf(parSheet), 'base', left);
    expect(pairWorkLimit - left.steps).toBe(14_568);
  });

  // SCATTER_ONLY: judge-run.test.ts, whose last model is the same.
  test.each(['LINES', 'WAYS'] as const)('stops the calculation for %s at every limit', (kind) => {
    const model = largest(kind);
    const steps = deep(250_000, pairWorkLimit);
    const left = { steps };
    expect(pairMoments(model, modeOf(model), 'base', left)).toBeUndefined();
    expect(left.steps).toBeGreaterThan(-steps);
  });
});
