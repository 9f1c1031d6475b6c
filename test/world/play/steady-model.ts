import type { MathModel } from '@novalink/engine';

/**
 * One reel on which 19 of 20 stops return the bet: the deviation is so small that ten thousand rounds are
 * enough for a verdict.
 */
export const steady: MathModel = {
  schema: 'novalink.math/1',
  name: 'steady',
  grid: { reels: 1, rows: 1 },
  symbols: [{ id: 'A', scatter: true }, { id: 'B' }],
  reelSets: { base: [['B', ...Array.from({ length: 19 }, () => 'A')]] },
  modes: [
    { id: 'base', cost: 1, reelSet: 'base' },
    { id: 'double', cost: 1, reelSet: 'base' },
  ],
  evaluation: { kind: 'SCATTER_ONLY' },
  paytable: {},
  scatterPays: { A: { unit: 'CREDITS', 1: 1 } },
  maxWinX: 1,
  declared: { rtp: '0.950000', maxWinX: 1 },
};

/** The declared values of a version with this model, and a run that it passes. */
export const steadyVersion = {
  mathModel: JSON.stringify(steady),
  declaredRtp: '0.95',
  declaredMaxWinX: 1,
  symbols: steady.symbols.map(({ id }) => ({ symbol: id, name: id })),
};
export const steadyRun = { rounds: 20_000, seed: '1'.padStart(64, '0') };
