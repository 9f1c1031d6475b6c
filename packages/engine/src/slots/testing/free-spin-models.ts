import type { FreeSpins, MathModel } from '../model/math-model';

const feature: FreeSpins = {
  id: 'free',
  trigger: { symbol: 'S', min: 1 },
  award: { '1': 2 },
  reelSet: 'free',
  multiplier: 3,
  retrigger: false,
  maxSpins: 6,
};

/** One reel with one row: A pays; S pays as a scatter and triggers two free spins on separate reels. */
export function oneReel(change: Partial<FreeSpins> = {}, model: Partial<MathModel> = {}): MathModel {
  return {
    schema: 'novalink.math/1',
    name: 'one reel with free spins',
    grid: { reels: 1, rows: 1 },
    symbols: [{ id: 'A' }, { id: 'X' }, { id: 'S', scatter: true }],
    reelSets: { base: [['A', 'X', 'X', 'S']], free: [['A', 'A', 'X', 'X', 'X', 'S', 'X', 'X']] },
    modes: [{ id: 'base', cost: 2, reelSet: 'base' }],
    evaluation: { kind: 'LINES', lines: [[0]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
    paytable: { A: { '1': 3 } },
    scatterPays: { S: { unit: 'TOTAL_COST', '1': 1 } },
    features: [{ ...feature, ...change }],
    maxWinX: 1000,
    declared: { rtp: '1.15625', maxWinX: 1000 },
    ...model,
  };
}
