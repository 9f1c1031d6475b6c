import type { MathModel } from '#domain/slots/math-model';

/** One reel, two symbols: A pays 2 on a bet of 1, so that exactly the half of 2 comes back. */
export const coin: MathModel = {
  schema: 'novalink.math/1',
  name: 'coin',
  grid: { reels: 1, rows: 1 },
  symbols: [{ id: 'A' }, { id: 'B' }],
  reelSets: { base: [['A', 'B']] },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'LINES', lines: [[0]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
  paytable: { A: { 1: 2 } },
  maxWinX: 2,
  declared: { rtp: '1.000000', maxWinX: 2 },
};
