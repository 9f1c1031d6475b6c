import { describe, expect, test } from '@jest/globals';
import { evaluate } from './evaluate';
import type { MathModel } from '../model/math-model';

const cell = (symbol: string) => [symbol];

/** A model whose only window is the given rows, so that a test reads like the screen. */
function showing(rows: readonly string[], change: Partial<MathModel> = {}): MathModel {
  const strips = Array.from(rows[0] ?? '', (_, reel) => rows.map((row) => row[reel] ?? ''));
  return {
    schema: 'novalink.math/1',
    name: 'screen',
    grid: { reels: strips.length, rows: rows.length },
    symbols: [
      { id: 'W', wild: true, excludes: ['S', 'O'] },
      { id: 'S', scatter: true },
      ...['A', 'B', 'O', 'X'].map((id) => ({ id })),
    ],
    reelSets: { base: strips, free: strips.map(() => cell('X')) },
    modes: [
      { id: 'base', cost: 20, reelSet: 'base' },
      { id: 'double', cost: 40, reelSet: 'base' },
    ],
    evaluation: {
      kind: 'LINES',
      lines: rows.map((_, row) => strips.map(() => row)),
      direction: 'LTR',
      payRule: 'HIGHEST_PER_LINE',
    },
    paytable: {
      W: { '2': 5, '3': 50, '5': 5000 },
      A: { '3': 15, '4': 60, '5': 100 },
      B: { '3': 10, '4': 25 },
    },
    maxWinX: 1000,
    declared: { rtp: '0.95', maxWinX: 1000 },
    ...change,
  };
}

const top = [0, 0, 0, 0, 0];
const lines = (rows: readonly string[]) => evaluate(showing(rows), top, { mode: 'base' }).lines;

describe('a group of symbols', () => {
  /** The example of `docs/math-model.md`: 1 and 2 are bars, G is "any bar", C pays from one symbol on. */
  const bars = (row: string) =>
    evaluate(
      showing([row], {
        symbols: [
          { id: 'W', wild: true },
          { id: '1', wild: true, excludes: ['W', '2', 'C'] },
          { id: '2', wild: true, excludes: ['W', '1', 'C'] },
          ...['G', 'C', 'X'].map((id) => ({ id })),
        ],
        paytable: { '1': { '3': 60 }, '2': { '3': 30 }, G: { '3': 10 }, C: { '1': 2, '2': 5, '3': 10 } },
      }),
      [0, 0, 0],
      { mode: 'base' },
    ).lines.map(({ symbol, count, credits }) => `${count} ${symbol}: ${credits}`);

  test.each([
    ['111', '3 1: 60'],
    ['121', '3 G: 10'],
    ['W21', '3 G: 10'],
    ['1W1', '3 1: 60'],
    ['WW2', '3 2: 30'],
    ['CX1', '1 C: 2'],
    ['CCX', '2 C: 5'],
  ])('pays for %s: %s', (row, win) => {
    expect(bars(row)).toEqual([win]);
  });

  test.each(['12X', 'X12', 'XCC'])('does not pay for %s', (row) => {
    expect(bars(row)).toEqual([]);
  });
});

describe('a line', () => {
  test('pays a run from the first reel, and nothing that starts later', () => {
    expect(lines(['AAAXA', 'XAAAA'])).toEqual([{ line: 0, symbol: 'A', count: 3, credits: 15 }]);
  });

  test('counts wilds in the run of another symbol', () => {
    expect(lines(['WABXX'])).toEqual([]);
    expect(lines(['AWAXX'])).toEqual([{ line: 0, symbol: 'A', count: 3, credits: 15 }]);
  });

  test('pays the larger of the wild run and the substituted run, not both', () => {
    expect(lines(['WWWAX'])).toEqual([{ line: 0, symbol: 'A', count: 4, credits: 60 }]);
    expect(lines(['WWWBX'])).toEqual([{ line: 0, symbol: 'W', count: 3, credits: 50 }]);
    expect(lines(['WWBXX'])).toEqual([{ line: 0, symbol: 'B', count: 3, credits: 10 }]);
    expect(lines(['XWWWA'])).toEqual([]);
  });

  test('ends at a symbol that the wild excludes', () => {
    expect(lines(['WWSAA'])).toEqual([{ line: 0, symbol: 'W', count: 2, credits: 5 }]);
    expect(lines(['AASAA'])).toEqual([]);
  });

  test('pays an unlisted count like the largest listed count below it', () => {
    expect(lines(['BBBBB'])).toEqual([{ line: 0, symbol: 'B', count: 5, credits: 25 }]);
    expect(lines(['WWWWS'])).toEqual([{ line: 0, symbol: 'A', count: 4, credits: 60 }]);
  });

  test('follows its rows on the wrapping window', () => {
    const model = showing(['AXX', 'XAX', 'XXA'], {
      evaluation: { kind: 'LINES', lines: [[2, 0, 1]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
    });
    expect(evaluate(model, [1, 1, 1], { mode: 'base' }).lines).toEqual([
      { line: 0, symbol: 'A', count: 3, credits: 15 },
    ]);
    expect(evaluate(model, [0, 0, 0], { mode: 'base' }).lines).toEqual([]);
  });
});

test('ways multiply the cells of each reel of a run, wilds counted for every symbol', () => {
  const ways = { evaluation: { kind: 'WAYS', direction: 'LTR' } } as const;
  const { ways: won, win } = evaluate(showing(['AWAXX', 'ABAXX', 'BAXXX'], ways), top, { mode: 'base' });
  expect(won).toEqual([{ symbol: 'A', count: 3, ways: 2 * 2 * 2, credits: 15 * 8 }]);
  expect(win).toBe(120);
});

describe('scatters', () => {
  const pays = { S: { unit: 'TOTAL_COST', '2': 1, '3': 5 } } as const;

  test('pay anywhere in the window, times the cost of the mode', () => {
    const model = showing(['SXXXX', 'XXSXX'], { scatterPays: pays });
    expect(evaluate(model, top, { mode: 'base' }).scatters).toEqual([{ symbol: 'S', count: 2, credits: 20 }]);
    expect(evaluate(model, top, { mode: 'double' }).win).toBe(40);
    const inCredits = showing(['SXXXX', 'XXSXX'], { scatterPays: { S: { ...pays.S, unit: 'CREDITS' } } });
    expect(evaluate(inCredits, top, { mode: 'double' }).win).toBe(1);
  });

  test('trigger features by their count', () => {
    const free = {
      id: 'free',
      trigger: { symbol: 'S', min: 2 },
      award: { '2': 8, '4': 20 },
      reelSet: 'free',
      multiplier: 2,
      retrigger: false,
      maxSpins: 50,
    };
    const triggers = (row: string) =>
      evaluate(showing([row], { features: [free] }), top, { mode: 'base' }).triggers;
    expect(triggers('SXXXX')).toEqual([]);
    expect(triggers('SXSXS')).toEqual([{ feature: 'free', count: 3, spins: 8 }]);
    expect(triggers('SSSSS')).toEqual([{ feature: 'free', count: 5, spins: 20 }]);
    expect(triggers('SWXXX')).toEqual([]);
  });
});

test('a fixed prize is won by the symbol itself on its reels of a line, on each line', () => {
  const prize = { id: 'bonus', trigger: { lineOf: 'O', reels: [0, 2] }, credits: 331 };
  const won = (rows: readonly string[]) =>
    evaluate(showing(rows, { fixedPrizes: [prize] }), top, { mode: 'base' }).fixedPrizes;
  expect(won(['OXOXX', 'OWOAA'])).toEqual([
    { prize: 'bonus', line: 0, credits: 331 },
    { prize: 'bonus', line: 1, credits: 331 },
  ]);
  expect(won(['OXWXX'])).toEqual([]);
});

test('supports symbol names such as `constructor`', () => {
  const model = showing(['AAA'], {
    symbols: [{ id: 'constructor' }],
    reelSets: { base: [cell('constructor'), cell('constructor'), cell('constructor')] },
    paytable: {},
  });
  expect(evaluate(model, [0, 0, 0], { mode: 'base' }).win).toBe(0);
});

test('rejects symbols and modes that the model does not have', () => {
  const model = showing(['AAAAA']);
  expect(() => evaluate(model, top, { mode: 'none' })).toThrow('No mode none.');
  expect(() => evaluate(model, top, { mode: 'base', reelSet: 'toString' })).toThrow('No reel set toString.');
  expect(() => evaluate(model, [0, 0], { mode: 'base' })).toThrow('Reel 2 has no stop at all.');
});
