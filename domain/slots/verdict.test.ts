import { describe, expect, test } from '@jest/globals';
import { exactReturn } from './exact-return';
import { toDecimal } from './fraction';
import type { FreeSpins, MathModel } from './math-model';
import { coinFlip, diamonds, parSheet } from './testing/ground-truths';
import { oneReel } from './testing/free-spin-models';
import { exactVerdict } from './verdict';

/** The verdict when version and model declare the same. */
const verdictOf = (model: MathModel) =>
  exactVerdict(model, { declaredRtp: model.declared.rtp, declaredMaxWinX: model.declared.maxWinX });

const failed = (model: MathModel) => verdictOf(model).checks.filter(({ pass }) => !pass);
const rules = (model: MathModel) => failed(model).map(({ rule }) => rule);
const why = (model: MathModel) => failed(model)[0]?.why;

/** A game with free spins that keeps every rule: RTP 30/32, declared as it is. */
function fair(change: Partial<FreeSpins> = {}, model: Partial<MathModel> = {}): MathModel {
  const made = oneReel(
    { award: { '1': 1 }, multiplier: 1, maxSpins: 40, ...change },
    { maxWinX: 4, ...model },
  );
  const rtp = toDecimal(exactReturn(made).rtp, 6);
  return { ...made, declared: { rtp, maxWinX: made.maxWinX, ...model.declared } };
}

describe('a verdict', () => {
  test('passes a game that is what it declares, with its figures', () => {
    const { passed, ruleSet, exact } = verdictOf(parSheet);
    expect({ passed, ruleSet }).toEqual({ passed: true, ruleSet: 'ruleset/1' });
    expect(exact).toEqual({
      rtp: '0.9625250540',
      fraction: '99887/103776',
      lines: '0.6646998921',
      scatter: '0.1064514339',
      fixed: '0.1913737280',
      feature: '0.0000000000',
      triggers: [],
      modes: [{ mode: 'base', rtp: '0.9625250540' }],
      cycle: 259_440_000,
      spread: {
        hit: '0.0512864015',
        baseMaxWinX: 10_000,
        maxWinX: 10_000,
        sd: '13.9015',
        volatility: 'VERY_HIGH',
        capLoss: '0.0000000000',
      },
    });
    expect(rules(diamonds)).toEqual([]);
  });

  test('M1: the RTP is the declared one to every declared digit, in the version and in the model', () => {
    const told = (declaredRtp: string) =>
      exactVerdict(parSheet, { declaredRtp, declaredMaxWinX: 10_000 }).checks[0]?.pass;
    expect(['0.9625', '0.96', '0.96252505', '0.962525'].map(told)).toEqual([true, true, true, true]);
    expect(['0.9626', '0.962526', '0.97', '', '96.25%', 'NaN'].map(told)).toEqual(Array(6).fill(false));
    expect(rules({ ...parSheet, declared: { ...parSheet.declared, rtp: '0.9626' } })).toEqual(['M1']);
  });

  test('M1: a win cap that takes from the RTP is not hidden', () => {
    const capped = { ...parSheet, maxWinX: 100, declared: { ...parSheet.declared, maxWinX: 100 } };
    expect(failed(capped)[0]).toMatchObject({
      rule: 'M1',
      why: expect.stringMatching(/^maxWinX or maxSpins may take up to \d+\.\d{4} points off/),
    });
  });

  test('M3: the RTP is between 90 % and 98 %', () => {
    expect(rules(coinFlip)).toContain('M3');
    const poor = { ...diamonds, scatterPays: { D: { unit: 'CREDITS', '1': 1, '2': 4, '3': 20 } } } as const;
    expect(rules({ ...poor, declared: { rtp: '0.717593', maxWinX: 20 } })).toEqual(['M3']);
  });

  test('M4: modes return nearly the same', () => {
    const dearer = { id: 'dear', cost: 2, reelSet: 'base' };
    expect(rules({ ...diamonds, modes: [...diamonds.modes, dearer] })).toEqual(['M3', 'M4']);
  });

  describe('M5: the declared largest win', () => {
    const declaring = (maxWinX: number, cap = maxWinX): MathModel => ({
      ...parSheet,
      maxWinX: cap,
      declared: { ...parSheet.declared, maxWinX },
    });

    test('is won by some round', () => {
      expect(why(declaring(10_001))).toBe('The largest round wins 10000 times its cost.');
    });

    test('is not exceeded', () => {
      expect(why(declaring(9_999, 10_000))).toBe('The largest round wins 10000 times its cost.');
    });

    test('is not rarer than once in ten million spins', () => {
      const rarer = {
        ...declaring(10_000),
        reelSets: {
          base: parSheet.reelSets.base?.map((strip) => [...strip, 'L3', 'S', 'L3', 'L3']) ?? [],
        },
      };
      expect(failed(rarer).find(({ rule }) => rule === 'M5')?.why).toBe(
        'It is won less often than once in ten million spins.',
      );
    });

    test('may be won by free spins alone, up to the cap', () => {
      const model = fair({ multiplier: 2, maxSpins: 40, retrigger: true }, { maxWinX: 30 });
      const check = verdictOf(model).checks.find(({ rule }) => rule === 'M5');
      expect(check).toMatchObject({
        pass: true,
        value: '30',
        why: 'Free spins can win it; how often, a simulation tells.',
      });
    });
  });

  test('M6: base spins win often enough, and as often as declared', () => {
    expect(rules({ ...parSheet, declared: { ...parSheet.declared, hit: '0.05129' } })).toEqual([]);
    expect(rules({ ...parSheet, declared: { ...parSheet.declared, hit: '0.06' } })).toEqual(['M6']);
    expect(rules({ ...parSheet, scatterPays: {} })).toContain('M6');
  });

  test('free spins count in the RTP and their triggers are told', () => {
    const { exact } = verdictOf(fair());
    expect(exact.triggers).toEqual([{ feature: 'free', rate: '0.2500000000' }]);
    expect(Number(exact.feature)).toBeGreaterThan(0);
    expect(Number(exact.lines) + Number(exact.scatter) + Number(exact.feature)).toBeCloseTo(
      Number(exact.rtp),
      9,
    );
  });
});
