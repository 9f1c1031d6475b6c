import fc from 'fast-check';
import type { FreeSpins, MathModel } from '../model/math-model';
import { validateModel } from '../validate/validate-model';
import { lines } from '../model/model-writing';
import { winCapped } from './capped-models';

const free = (id: string, symbol: string): fc.Arbitrary<FreeSpins> =>
  fc
    .record({
      id: fc.constant(id),
      trigger: fc.constant({ symbol, min: 1 }),
      award: fc.oneof(
        fc.record({ '1': fc.integer({ min: 1, max: 4 }) }),
        fc.record({ '1': fc.integer({ min: 1, max: 2 }), '2': fc.integer({ min: 1, max: 4 }) }),
      ),
      reelSet: fc.constantFrom('free', 'base'),
      multiplier: fc.integer({ min: 1, max: 3 }),
      retrigger: fc.boolean(),
      own: fc.option(
        fc.oneof(
          fc.record({ '1': fc.integer({ min: 1, max: 2 }) }),
          fc.record({ '2': fc.integer({ min: 1, max: 3 }) }),
        ),
        { nil: undefined },
      ),
      maxSpins: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ own, ...feature }) => ({ ...feature, ...(own && feature.retrigger && { retriggerAward: own }) }));

const cells = (length: number) =>
  fc.array(fc.constantFrom('A', 'B', 'S', 'T'), { minLength: length, maxLength: length });

/**
 * Valid models with up to two features, whose every round can be played. Their limits bind never, rarely, often or always.
 */
export const limitedModel: fc.Arbitrary<MathModel> = fc
  .record({
    base: cells(4),
    free: fc.integer({ min: 1, max: 4 }).chain(cells),
    rows: fc.integer({ min: 1, max: 2 }),
    pays: fc.tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 3 }),
    ),
    prize: fc.integer({ min: 0, max: 5 }),
    cost: fc.constantFrom(1, 2, 5),
    features: fc.tuple(free('one', 'S'), free('two', 'T')),
    count: fc.integer({ min: 0, max: 2 }),
    maxWinX: fc.constantFrom(1, 2, 3, 5, 8, 13, 40, 1_000_000),
  })
  .map(({ base, free: freeStrip, rows, pays: [a, b, s], prize, cost, features, count, maxWinX }) => ({
    ...winCapped,
    name: 'limited',
    grid: { reels: 1, rows },
    symbols: [{ id: 'A' }, { id: 'B' }, { id: 'S', scatter: true }, { id: 'T', scatter: true }],
    reelSets: { base: [base], free: [freeStrip] },
    modes: [{ id: 'base', cost, reelSet: 'base' }],
    evaluation: lines('0'),
    paytable: { A: { '1': a }, B: { '1': b } },
    scatterPays: { S: { unit: 'CREDITS' as const, '1': s } },
    fixedPrizes: prize > 0 ? [{ id: 'prize', trigger: { lineOf: 'B', reels: [0] }, credits: prize }] : [],
    features: features.slice(0, count),
    maxWinX,
    declared: { rtp: '0.95', maxWinX },
  }))
  .filter((model) => !('faults' in validateModel(model)));
