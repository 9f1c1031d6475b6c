import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { MathModel } from '@novalink/engine';
import { anticipatedReels } from './anticipation';
import { practiceModel } from './testing/practice-game';

const strip = ['A', 'S', 'B', 'C'];
/** Three of five scatters start free spins, and further scatters add more. */
const model: MathModel = {
  ...practiceModel,
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'S', scatter: true }, { id: 'A' }, { id: 'B' }, { id: 'C' }],
  reelSets: { base: [strip, strip, strip, strip, strip] },
  features: [
    {
      id: 'veil',
      trigger: { symbol: 'S', min: 3 },
      award: { '3': 10, '4': 15, '5': 20 },
      reelSet: 'base',
      multiplier: 3,
      retrigger: true,
      maxSpins: 100,
    },
  ],
};
const column = (scatters: number) => ['A', 'B', 'C'].map((symbol, row) => (row < scatters ? 'S' : symbol));
const windowOf = (...scatters: readonly number[]) => scatters.map(column);
const reelsFor = (from: MathModel, ...scatters: readonly number[]) =>
  anticipatedReels(from, { window: windowOf(...scatters), reelSet: 'base' });

test('reels turn longer after two of three scatters', () => {
  expect(reelsFor(model, 1, 1, 0, 0, 0)).toEqual([false, false, true, true, true]);
  expect(reelsFor(model, 0, 1, 0, 1, 0)).toEqual([false, false, false, false, true]);
  expect(reelsFor(model, 0, 1, 0, 0, 1)).toEqual([false, false, false, false, false]);
});

test('a reel turns longer if more scatters award more', () => {
  expect(reelsFor(model, 1, 1, 1, 0, 0)).toEqual([false, false, true, true, true]);
  expect(reelsFor(model, 1, 1, 1, 1, 1)).toEqual([false, false, true, true, true]);
  const flat = {
    ...model,
    features: model.features?.map((each) => ({ ...each, award: { '3': 10 } })),
  } as MathModel;
  expect(reelsFor(flat, 1, 1, 1, 0, 0)).toEqual([false, false, true, false, false]);
});

test('a reel without the symbol does not turn longer', () => {
  const [first = [], second = [], ...others] = model.reelSets.base ?? [];
  const without = others.map((each) => each.filter((symbol) => symbol !== 'S'));
  const poorer = { ...model, reelSets: { base: [first, second, ...without] } };
  expect(reelsFor(poorer, 1, 1, 0, 0, 0)).toEqual([false, false, false, false, false]);
});

test('reels do not turn longer during free spins that cannot be won again', () => {
  const window = windowOf(1, 1, 0, 0, 0);
  const within = (from: MathModel) => anticipatedReels(from, { window, reelSet: 'base', feature: 'veil' });
  expect(within(model)).toEqual([false, false, true, true, true]);
  const once = {
    ...model,
    features: model.features?.map((each) => ({ ...each, retrigger: false })),
  } as MathModel;
  expect(within(once)).toEqual([false, false, false, false, false]);
});

test('considers only the reels that have landed', () => {
  const scatters = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(scatters, scatters, fc.integer({ min: 0, max: 4 }), (one, other, reel) => {
      const sameBefore = [...one.slice(0, reel), ...other.slice(reel)];
      expect(reelsFor(model, ...sameBefore)[reel]).toBe(reelsFor(model, ...one)[reel]);
    }),
  );
});
