import { describe, expect, test } from '@jest/globals';
import type { MathModel } from '#engine/slots/model/math-model';
import { coinFlip, parSheet } from '#engine/slots/testing/ground-truths';
import { deep } from '#engine/slots/testing/random-cases';
import { anyWay } from '../examples/any-way';
import { fixedPrize } from '../examples/fixed-prize';
import { freeSpins } from '../examples/free-spins';
import { multiplier } from '../examples/multiplier';
import { exactModel, type ExactModel } from '../exact/exact-model';
import { knownRtp } from '../exact/figure';
import type { Declaration } from './declaration';
import { declarationOf, judgeRun } from './judge-run';
import { checkRepeats } from './repeat-check';
import { chunkRounds } from '../simulate/run-format';
import type { RunResult } from '../tally/run-result';
import { jobOf, played } from '../testing/played-run';
import { wrongModels } from '../testing/wrong-models';

const judged = (model: MathModel, rounds = 5000, seed = 2) =>
  judgeRun(model, declarationOf(model), played(model, jobOf(model, rounds, seed)));
const broken = ({ checks }: ReturnType<typeof judgeRun>) =>
  checks.filter(({ pass }) => !pass).map(({ rule }) => rule);
const checkOf = (run: ReturnType<typeof judgeRun>, name: string) =>
  run.checks.find(({ rule }) => rule === name);

/** Gives the cost back 19 times of 20: hardly any rounds tell its RTP. */
const steady: MathModel = {
  ...coinFlip,
  reelSets: { base: [['TAILS', ...Array<string>(19).fill('HEADS')]] },
  paytable: { HEADS: { '1': 1 } },
  maxWinX: 1,
  declared: { rtp: '0.95', maxWinX: 1 },
};

describe('a run', () => {
  test('passes every rule if it is long enough', () => {
    const run = judged(steady, 20_000);
    expect(run.status).toBe('PASSED');
    expect(run.checks.map(({ rule }) => rule).join()).toBe('M1,M2,M3,M4,M5,M6,M7,M8,M9,R1,R2,R3,R4,D1');
    const silent = run.checks.filter(({ applies }) => !applies).map(({ rule }) => rule);
    expect(silent).toEqual(['M4', 'M7', 'M8', 'M9', 'R4']);
    expect(run.exact.metrics.fraction).toBe('19/20');
    expect(JSON.parse(JSON.stringify(run.exact))).toEqual(run.exact);
  });

  test.each([anyWay, fixedPrize, multiplier, ...deep([], [freeSpins])])(
    'of $name is inconclusive if it is too short',
    (model) => {
      const run = judged(model);
      expect(broken(run)).toEqual([]);
      expect(run.status).toBe('INCONCLUSIVE');
      expect(Number(run.metrics.halfWidth)).toBeGreaterThan(0.005);
    },
  );

  test.each(Object.entries(wrongModels))('of a model that breaks %s fails only that rule', (rule, model) => {
    const run = judged(model);
    expect(broken(run)).toEqual([rule]);
    expect(run.status).toBe('FAILED');
  });

  test('of a model that declares a profile is judged by its limits', () => {
    /** Returns 85 % and wins with one spin of 40. */
    const rare: MathModel = {
      ...steady,
      reelSets: { base: [['HEADS', ...Array<string>(39).fill('TAILS')]] },
      paytable: { HEADS: { '1': 34 } },
      maxWinX: 34,
      declared: { rtp: '0.85', maxWinX: 34 },
    };
    expect(broken(judged(rare))).toEqual(['M3', 'M6']);
    const landBased = judged({ ...rare, declared: { ...rare.declared, profile: 'LAND_BASED' } });
    expect(broken(landBased)).toEqual([]);
    expect(checkOf(landBased, 'M3')?.limit).toBe('0.750000 to 0.980000');
    expect(checkOf(landBased, 'M6')).toMatchObject({
      limit: 'at least 0.020000',
      why: 'As many base spins win as the profile LAND_BASED requires.',
    });
  });

  test('M2: with an unlucky seed returns something else', () => {
    expect(broken(judged(multiplier, 10_000, 4))).toEqual(['M2']);
  });

  test('D1 fails if the result does not follow from the seed', () => {
    const result = played(steady, jobOf(steady, 3000));
    const changes: Partial<RunResult>[] = [{ longestLosing: 100 }, { seed: 'f'.repeat(64) }];
    for (const change of changes)
      expect(broken(judgeRun(steady, declarationOf(steady), { ...result, ...change }))).toEqual(['D1']);
  });

  test('D1 compares the first chunks of a longer run', () => {
    const result = played(steady, jobOf(steady, 2 * chunkRounds));
    const longer = { ...result, rounds: 3 * chunkRounds };
    expect(checkRepeats(steady, longer).pass).toBe(true);
    const [[rounds, won] = [0, '0'], ...rest] = result.convergence;
    const convergence = [[rounds, `${BigInt(won) + 1n}`] as const, ...rest];
    expect(checkRepeats(steady, { ...longer, convergence }).pass).toBe(false);
  });
});

describe('a declaration', () => {
  const result = played(parSheet, jobOf(parSheet, 1000));
  const exact = exactModel(parSheet);
  const of = (declaration: Partial<Declaration>, model = parSheet, run = result) =>
    judgeRun(model, { ...declarationOf(model), ...declaration }, run, exact);

  test('M1: is met to every digit, in the version and in the model', () => {
    const m1 = (declaredRtp: string) => checkOf(of({ declaredRtp }), 'M1')?.pass;
    expect(['0.9625', '0.96', '0.96252505', '0.962525'].map(m1)).toEqual([true, true, true, true]);
    expect(['0.9626', '0.962526', '0.97', '', '96.25%', 'NaN'].map(m1)).toEqual(Array(6).fill(false));
    const other = { ...parSheet, declared: { ...parSheet.declared, rtp: '0.9626' } };
    expect(checkOf(of({ declaredRtp: '0.9625' }, other), 'M1')?.pass).toBe(false);
  });

  test('M1: is met by the RTP with its limits, and not by the RTP without them', () => {
    const limited = (rtp: string) => {
      const declared = { rtp, maxWinX: 100 };
      return checkOf(judged({ ...parSheet, maxWinX: 100, declared }, 1000), 'M1')?.pass;
    };
    const { rtp, unlimitedRtp } = exactModel({ ...parSheet, maxWinX: 100 }).metrics;
    expect(limited(rtp.least.slice(0, 8))).toBe(true);
    expect(limited(unlimitedRtp.slice(0, 8))).toBe(false);
  });

  test('M5: is the same in the version and in its model', () => {
    const m5 = (declaredMaxWinX: number) => checkOf(of({ declaredMaxWinX }), 'M5');
    expect(m5(10_000)).toMatchObject({
      pass: true,
      why: 'At least 1 in 8,107,500 rounds wins the declared maximum win.',
    });
    expect(m5(10_001)).toMatchObject({
      pass: false,
      why: 'The version and its model declare different maximum wins.',
    });
  });

  test('M6: of hits is met', () => {
    const reported = (hit: string) =>
      broken(of({}, { ...parSheet, declared: { ...parSheet.declared, hit } })).filter(
        (rule) => rule === 'M6',
      );
    expect(reported('0.05129')).toEqual([]);
    expect(reported('0.06')).toEqual(['M6']);
  });

  test('applies to the first mode only', () => {
    const model = { ...anyWay, modes: [{ id: 'first', cost: 24, reelSet: 'base' }, ...anyWay.modes] };
    const run = judgeRun(model, declarationOf(model), played(model, jobOf(model, 1000, 1, 'base')));
    expect(['M1', 'M5'].map((rule) => checkOf(run, rule)?.applies)).toEqual([false, false]);
    expect(knownRtp(run.exact.metrics.rtp)).toBe('0.937521');
  });
});

describe('a wrong exact side', () => {
  const model = { ...multiplier, modes: [...multiplier.modes, { id: 'same', cost: 5, reelSet: 'base' }] };
  const result = played(model, jobOf(model, 1_050_000));
  const exact = exactModel(model);
  const { metrics } = exact;
  const exactly = (value: string) => ({ least: value, most: value });
  const [first = { mode: '', rtp: exactly('0') }] = metrics.modes;
  const wrong: readonly (readonly [string, Partial<ExactModel['metrics']>, Partial<ExactModel>?])[] = [
    ['M1', { rtp: exactly('0.949891') }],
    ['M2', { rtp: exactly('0.969890') }],
    ['M3', { modes: [first, { mode: 'same', rtp: exactly('0.981') }] }],
    ['M4', { modes: [first, { mode: 'same', rtp: exactly('0.956') }] }],
    ['M5', { largestWin: { boundX: 249, isExact: true, atLeast: [0, 0], above: [0, 0] } }],
    ['M6', { ...(metrics.spread && { spread: { ...metrics.spread, spinHitFraction: '1/21' } }) }],
    ['M7', {}, { histogram: [0.9, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    ['M8', { ...(metrics.spread && { spread: { ...metrics.spread, largestShare: '0.0101' } }) }],
    ['M9', { sd: exactly((Number(metrics.sd?.least) * 1.08).toFixed(4)) }],
  ];

  test('is only correct without changes', () => {
    expect(broken(judgeRun(model, declarationOf(model), result, exact))).toEqual([]);
  });

  test.each(wrong)('is found by %s', (rule, changed, other = {}) => {
    const planted = { ...exact, ...other, metrics: { ...metrics, ...changed } };
    const found = broken(judgeRun(model, declarationOf(model), result, planted));
    // An RTP that differs from the rounds differs from the declared RTP, too, and a mode's from that of the other.
    const alsoFound = { M2: ['M1', 'M2'], M3: ['M3', 'M4'] }[rule] ?? [rule];
    expect(found).toEqual(alsoFound);
  });

  test('with bounds that do not confirm the declared digits is inconclusive', () => {
    const bounds = { least: '0.949400', most: '0.950400' };
    const judge = (declaredRtp: string, rtp = bounds) => {
      const declared = { ...declarationOf(model), declaredRtp };
      const modes = [{ mode: first.mode, rtp }, ...metrics.modes.slice(1)];
      const ofModel = { ...model, declared: { ...model.declared, rtp: declaredRtp } };
      return judgeRun(ofModel, declared, result, { ...exact, metrics: { ...metrics, rtp, modes } });
    };
    const open = judge('0.949890');
    expect(open.status).not.toBe('PASSED');
    expect(checkOf(open, 'M1')?.roundsNeeded).toBeGreaterThan(10 ** 15);
    expect(checkOf(judge('0.949399'), 'M1')).toMatchObject({ pass: false });
    expect(checkOf(judge('0.95', { least: '0.949600', most: '0.950400' }), 'M1')).toMatchObject({
      value: '0.9496000000 to 0.9504000000',
      pass: true,
    });
    expect(checkOf(judge('0.95', { least: '0.9', most: '0.99' }), 'M1')?.roundsNeeded).toBeGreaterThan(1e6);
  });
});

test('rounds whose deviation is unknown do not decide the RTP, because rare wins may be missing', () => {
  const result = played(multiplier, jobOf(multiplier, 1_050_000));
  const { sd: _, ...metrics } = exactModel(multiplier).metrics;
  const rtp = { least: '0.000000', most: '1.260000' };
  const exact = { metrics: { ...metrics, rtp, modes: [{ mode: 'base', rtp }] } };
  const model = { ...multiplier, declared: { ...multiplier.declared, rtp: '0.95' } };
  const run = judgeRun(model, declarationOf(model), result, exact);
  expect(run.status).not.toBe('PASSED');
  for (const rule of ['M1', 'M3']) expect(checkOf(run, rule)?.roundsNeeded).toBeGreaterThan(result.rounds);
});

test('without figures that take too much work, the rounds are evaluated', () => {
  const result = played(multiplier, jobOf(multiplier, 5000, 2));
  const { sd: _sd, spread: _spread, ...metrics } = exactModel(multiplier).metrics;
  const run = judgeRun(multiplier, declarationOf(multiplier), result, { metrics });
  expect(checkOf(run, 'M2')?.why).toMatch(/standard deviation of the sample/);
  expect(checkOf(run, 'M6')?.value).toMatch(/^simulated spin hit rate /);
  expect(checkOf(run, 'M9')?.applies).toBe(false);
});

test('the coin flip deviates by its bet', () => {
  const { exact, metrics, checks } = judged(coinFlip, 2000);
  expect(exact.metrics.sd).toEqual({ least: '1.0000', most: '1.0000' });
  expect(exact.baseHistogram?.slice(0, 4)).toEqual([0.5, 0, 0, 0.5]);
  expect(metrics).toMatchObject({ maxWinX: '2.0000', p99X: '2.0000', volatility: 'LOW', freeSpins: '0' });
  expect(checks.find(({ rule }) => rule === 'M3')?.pass).toBe(false);
});
