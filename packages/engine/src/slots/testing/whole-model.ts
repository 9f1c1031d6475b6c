import type { Fault } from '../model/faults';
import type { MathModel } from '../model/math-model';
import { validateModel } from '../validate/validate-model';

/** A small model that uses every feature of the format. */
export const wholeModel: MathModel = {
  schema: 'novalink.math/1',
  name: 'whole',
  grid: { reels: 5, rows: 3 },
  symbols: [{ id: 'W', wild: true, excludes: ['S'] }, { id: 'S', scatter: true }, { id: 'A' }, { id: 'B' }],
  reelSets: {
    base: [
      ['S', 'A', 'B', 'W', 'B', 'A', 'A', 'B', 'A'],
      ['A', 'B', 'S', 'W', 'B', 'A', 'A', 'B', 'A'],
      ['A', 'B', 'A', 'B', 'S', 'A', 'B', 'A', 'B'],
      ['B', 'A', 'B', 'A', 'A', 'B', 'B', 'A', 'B'],
      ['A', 'B', 'B', 'B', 'A', 'B', 'A', 'A', 'B'],
    ],
    free: [
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B', 'W'],
      ['A', 'B', 'W'],
      ['A', 'B'],
    ],
  },
  modes: [{ id: 'base', cost: 20, reelSet: 'base' }],
  evaluation: {
    kind: 'LINES',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [0, 1, 2, 1, 0],
    ],
    direction: 'LTR',
    payRule: 'HIGHEST_PER_LINE',
  },
  paytable: {
    W: { '2': 5, '3': 50, '4': 500, '5': 5000 },
    A: { '3': 15, '4': 50, '5': 100 },
    B: { '3': 10, '4': 25, '5': 50 },
  },
  scatterPays: { S: { unit: 'TOTAL_COST', '3': 5 } },
  features: [
    {
      id: 'fs',
      trigger: { symbol: 'S', min: 3 },
      award: { '3': 10 },
      reelSet: 'base',
      multiplier: 3,
      retrigger: true,
      maxSpins: 1000,
    },
  ],
  fixedPrizes: [{ id: 'bonus', trigger: { lineOf: 'B', reels: [0, 1, 2] }, credits: 3 }],
  maxWinX: 5000,
  declared: { rtp: '0.950000', maxWinX: 5000, hit: '0.2500' },
};

export function faultsOf(value: unknown): readonly Fault[] {
  const found = validateModel(value);
  return 'faults' in found ? found.faults : [];
}
