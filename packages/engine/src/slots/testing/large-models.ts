import { seededDraw } from '../play/draw';
import type { MathModel } from '../model/math-model';

/** Strips with every symbol but the last, on which windows rarely occur twice. */
const strips = (ids: readonly string[], reels: number, stops: number, nonce: number) => {
  const draw = seededDraw({ serverSeed: '00', clientSeed: 'large models', nonce });
  const strip = () => Array.from({ length: stops }, () => ids[draw(ids.length - 1)] ?? '');
  return Array.from({ length: reels }, strip);
};

/** A model at all limits at once. An exact run has to stop early. */
export function largest(kind: MathModel['evaluation']['kind']): MathModel {
  const ids = Array.from({ length: 32 }, (_, index) => `S${index}`);
  const lines = Array.from({ length: 100 }, (_, line) => [1, 2, 3, 4, 5, 7].map((step) => (line * step) % 8));
  const pays = ids.map((id, index) => [id, { '2': index + 1, '3': 50, '4': 70 + index, '6': 1000 }] as const);
  const free = ['f1', 'f2', 'f3', 'f4'];
  return {
    schema: 'novalink.math/1',
    name: 'largest',
    grid: { reels: 6, rows: 8 },
    symbols: ids.map((id, index) => (index < 8 ? { id, wild: true, scatter: true } : { id, scatter: true })),
    reelSets: Object.fromEntries(['base', ...free].map((name, at) => [name, strips(ids, 6, 200, at)])),
    modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
    evaluation:
      kind === 'LINES'
        ? { kind, lines, direction: 'LTR', payRule: 'HIGHEST_PER_LINE' }
        : kind === 'WAYS'
          ? { kind, direction: 'LTR' }
          : { kind },
    paytable: kind === 'SCATTER_ONLY' ? {} : Object.fromEntries(pays),
    scatterPays: Object.fromEntries(pays.map(([id, table]) => [id, { unit: 'CREDITS', ...table }])),
    features: free.map((id) => featureOn(id, id)),
    maxWinX: 5000,
    declared: { rtp: '0.95', maxWinX: 5000 },
  };
}

/**
 * Five reels with four rows and 30 lines, a model of common size, with a feature for each of these reel sets,
 * all with the same strips.
 */
export function freeSpinsOn(reelSets: readonly string[]): MathModel {
  const ids = Array.from({ length: 12 }, (_, index) => `S${index}`);
  const paytable = Object.fromEntries(
    ids.map((id, index) => [id, { '3': 3 + index, '4': 117 * index + 5, '5': 4000 - 311 * index }]),
  );
  return {
    ...largest('LINES'),
    name: 'free spins',
    grid: { reels: 5, rows: 4 },
    symbols: ids.map((id, index) => (index === 11 ? { id, scatter: true } : { id, wild: index === 0 })),
    reelSets: Object.fromEntries(['base', ...reelSets].map((name) => [name, strips(ids, 5, 48, 0)])),
    evaluation: {
      kind: 'LINES',
      lines: Array.from({ length: 30 }, (_, line) => [1, 2, 4, 5, 7].map((step) => ((line * step) >> 2) % 4)),
      direction: 'LTR',
      payRule: 'HIGHEST_PER_LINE',
    },
    paytable,
    scatterPays: {},
    features: reelSets.map((reelSet, index) => featureOn(`feature${index}`, reelSet, 'S11')),
  };
}

const featureOn = (id: string, reelSet: string, symbol = 'S31') => ({
  id,
  trigger: { symbol, min: 3 },
  award: { '3': 10 },
  reelSet,
  multiplier: 2,
  retrigger: false,
  maxSpins: 1000,
});
