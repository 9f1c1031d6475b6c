import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isExact, type Bounds } from '#engine/slots/exact/bounds';
import { aboveLimit } from '#engine/slots/exact/cap-loss';
import { fraction, toDecimal, toNumber } from '#engine/slots/exact/fraction';
import { roundLaw } from '#engine/slots/exact/round-law';
import { roundSpread } from '#engine/slots/exact/round-spread';
import type { FreeSpins, MathModel } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { validateModel } from '#engine/slots/validate/validate-model';
import { playRound } from '#engine/slots/play/play-round';
import { allRounds } from '#engine/slots/testing/all-rounds';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { freeSpinsOn } from '#engine/slots/testing/large-models';
import { freeSpins } from '../examples/free-spins';
import { metricsOf } from '../tally/run-metrics';
import { histogramOf } from '../tally/run-result';
import { spinCapped, winCapped } from '#engine/slots/testing/capped-models';
import { limitedModel } from '#engine/slots/testing/limited-models';
import { runs } from '#engine/slots/testing/random-cases';
import { jobOf, played } from '../testing/played-run';
import { exactModel } from './exact-model';
import { largeExcess } from './large-excess';
import { limitedReturn } from './limited-return';

/** The figures of a model by every round that can be played, in costs. */
function byEveryRound(model: MathModel) {
  const { cost } = modeOf(model);
  const wins = new Map<number, number>();
  let [rtp, square, base, lines] = [0, 0, 0, 0];
  for (const { round, chance } of allRounds((draw) => playRound(model, 'base', draw))) {
    rtp += chance * (round.credits / cost);
    square += chance * (round.credits / cost) ** 2;
    const [first] = round.steps;
    const onLines = (first?.lines ?? []).reduce((sum, { credits }) => sum + credits, 0);
    lines += chance * (Math.min(onLines, model.maxWinX * cost) / cost);
    base += chance * ((first?.credits ?? 0) / cost);
    wins.set(round.credits, (wins.get(round.credits) ?? 0) + chance);
  }
  const highest = Math.max(...wins.keys()) / cost;
  return { rtp, base, lines, variance: square - rtp ** 2, hit: 1 - (wins.get(0) ?? 0), highest, wins };
}

const within = ({ least, most }: Bounds, value: number, tolerance = 1e-9) => {
  expect(toNumber(least)).toBeLessThanOrEqual(value + tolerance);
  expect(toNumber(most)).toBeGreaterThanOrEqual(value - tolerance);
};

describe('models with known figures', () => {
  test.each([
    [7, '0.431750000000'],
    [8, '0.432509130120'],
    [10, '0.434027390361'],
    [17, '0.438763013430'],
    [60, '0.454223463545'],
  ])('at most %i free spins', (maxSpins, rtp) => {
    const limited = limitedReturn(spinCapped(maxSpins)).rtp;
    expect(toDecimal(limited.least, 12)).toBe(rtp);
    expect(toDecimal(limited.most, 12)).toBe(rtp);
  });

  test('a base spin that is capped', () => {
    expect(limitedReturn(winCapped).rtp).toEqual({ least: fraction(383, 1000), most: fraction(383, 1000) });
    expect(exactModel(winCapped).metrics).toMatchObject({
      fraction: '383/1000',
      unlimitedRtp: '0.4230000000',
      limits: { least: '0.040000000000000', most: '0.040000000000000' },
      lines: { least: '0.383000000000000' },
    });
  });
});

describe('a small model with limits', () => {
  test('has the figures of all its rounds', () => {
    fc.assert(
      fc.property(limitedModel, (model) => {
        const exact = limitedReturn(model);
        const rounds = byEveryRound(model);
        within(exact.rtp, rounds.rtp);
        expect(isExact(exact.rtp)).toBe(true);
        const { lines, feature } = exact.parts();
        within(lines, rounds.lines);
        within(feature, rounds.rtp - rounds.base);
        const { least = 0, most = 0 } = exact.deviation ?? {};
        for (const deviation of [least, most]) expect(deviation ** 2).toBeCloseTo(rounds.variance, 7);
        expect(exact.roundHit).toBeCloseTo(rounds.hit, 9);
        const { metrics, histogram } = exactModel(model);
        expect(metrics.spread?.maxWinX).toBeCloseTo(rounds.highest, 9);
        const bins = histogramOf(rounds.wins, modeOf(model).cost);
        histogram?.forEach((share, bin) => expect(share).toBeCloseTo(bins[bin] ?? 0, 9));
        expect(histogram).toHaveLength(bins.length);
      }),
      { numRuns: runs(40, 1500) },
    );
  });

  test('has the same distribution of rounds in floating-point numbers', () => {
    fc.assert(
      fc.property(limitedModel, (model) => {
        const spread = roundSpread(model);
        if ('tooLarge' in spread) throw new Error('A small model is not too large.');
        const { cost } = modeOf(model);
        const cap = model.maxWinX * cost;
        const found = roundLaw(Math.min(cap, 1000), spread, spread.features);
        if (!found) throw new Error('A small model takes little work.');
        const { wins, rtp } = byEveryRound(model);
        const { law, unit } = found;
        for (const [credits, chance] of wins)
          if (credits < Math.min(cap, 1000)) expect(law.below[credits / unit]).toBeCloseTo(chance, 12);
        expect(law.total).toBeCloseTo(1, 12);
        const most = law.below.length * unit;
        const beyond = law.over * (most - Math.min(cap, 1000));
        if (cap <= 1000) expect((law.mean - law.excess) * unit - beyond).toBeCloseTo(rtp * cost, 9);
      }),
      { numRuns: runs(40, 1000) },
    );
  });

  test('is simulated within its interval', () => {
    fc.assert(
      fc.property(limitedModel, fc.integer({ min: 1, max: 1000 }), (model, seed) => {
        const { rtp, deviation } = limitedReturn(model);
        const run = metricsOf(model, played(model, jobOf(model, 20_000, seed)));
        const half = (5.5 * (deviation?.most ?? 0)) / Math.sqrt(20_000);
        within(rtp, Number(run.rtp), half + 1e-6);
      }),
      { numRuns: runs(30, 600) },
    );
  });
});

describe('limits at their ends', () => {
  const rtpOf = (model: MathModel) => toNumber(limitedReturn(model).rtp.most);

  test('a spin limit below the first award plays only that many spins', () => {
    expect(rtpOf(spinCapped(1))).toBeCloseTo(0.423 + 0.001 * 1.25, 12);
  });

  test('a win limit that equals the largest win, or that no round reaches, changes nothing', () => {
    const unlimited = rtpOf({ ...winCapped, maxWinX: 1_000_000 });
    expect(rtpOf({ ...winCapped, maxWinX: 10 })).toBe(unlimited);
    expect(rtpOf({ ...winCapped, maxWinX: 9 })).toBeLessThan(unlimited);
  });

  test('free spins that are nearly certain to continue end at 1,000 spins', () => {
    const [feature] = spinCapped(1000).features ?? [];
    if (!feature) throw new Error('The model has a feature.');
    const free = [[...Array<string>(99).fill('S'), 'A'], ['A'], ['A']];
    const retriggering = (maxSpins: number) => ({
      ...spinCapped(maxSpins),
      reelSets: { ...winCapped.reelSets, free },
      paytable: { A: { '2': 10 } },
      features: [{ ...feature, trigger: { symbol: 'S', min: 1 }, award: { '1': 1 }, maxSpins }],
      maxWinX: 1_000_000,
    });
    const model = retriggering(1000);
    expect(validateModel(model)).toEqual({ model });
    const { metrics } = exactModel(model);
    expect(metrics.rtp.least.slice(0, 14)).toBe(metrics.rtp.most.slice(0, 14));
    // Without a limit, a triggered feature has 100 spins on average. The chance of more than 1,000 is 0.99 ^ 1000.
    const unlimited = Number(metrics.unlimitedRtp) - Number(metrics.lines.least);
    expect(Number(metrics.feature.least) / unlimited).toBeCloseTo(1 - 0.99 ** 1000, 8);
    const critical = { ...model, reelSets: { ...model.reelSets, free: [['S'], ['A'], ['A']] } };
    expect(validateModel(critical)).toMatchObject({ faults: [{ path: 'features[0].award' }] });
  });
});

describe('a model that takes too much work', () => {
  test('has bounds that contain the exact value of a smaller one', () => {
    const model = { ...freeSpinsOn(['free']), maxWinX: 200 };
    const mode = modeOf(model);
    const spread = roundSpread(model);
    if ('tooLarge' in spread) throw new Error('This model can be enumerated.');
    const cap = model.maxWinX * mode.cost;
    const large = largeExcess(model, mode, cap);
    const { excess: chernoff } = aboveLimit(cap, spread, spread.features);
    expect(large).toBeGreaterThanOrEqual(chernoff / 1e6);
    const law = roundLaw(cap, spread, spread.features);
    if (law) expect(large).toBeGreaterThan(law.law.excess * law.unit);
  });

  test('has a bound that depends on the awards of retriggers', () => {
    const bound = (change: Partial<FreeSpins>) => {
      const model = oneReel({ reelSet: 'base', ...change });
      return largeExcess(model, modeOf(model), 40);
    };
    const never = bound({ retrigger: true, retriggerAward: { '2': 1 } });
    expect(never).toBeCloseTo(bound({ retrigger: false }), 12);
    expect(bound({ retrigger: true, retriggerAward: { '1': 1 } })).toBeLessThan(bound({ retrigger: true }));
  });

  test('has a close bound for a high limit', () => {
    const mode = modeOf(freeSpins);
    const cap = 20_000 * mode.cost;
    expect(largeExcess(freeSpins, mode, cap)).toBeLessThan(1e-6);
    expect(largeExcess(freeSpins, mode, 175 * mode.cost)).toBeGreaterThan(6.5e-6 * mode.cost);
  });
});
