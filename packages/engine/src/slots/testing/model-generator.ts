import fc from 'fast-check';
import type { CountTable, MathModel, ModelSymbol } from '../model/math-model';

/** Small valid models of every kind, so that a test can enumerate every outcome of their cycle. */
export const smallModel: fc.Arbitrary<MathModel> = fc
  .record({
    reels: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom('LINES', 'WAYS', 'SCATTER_ONLY'),
    cost: fc.integer({ min: 1, max: 20 }),
  })
  .chain(({ reels, rows, kind, cost }) =>
    fc
      .record({
        strips: fc.array(strip, { minLength: reels, maxLength: reels }),
        freeStrips: fc.array(strip, { minLength: reels, maxLength: reels }),
        lines: fc.array(fc.array(fc.nat(rows - 1), { minLength: reels, maxLength: reels }), {
          minLength: 1,
          maxLength: 4,
        }),
        pays: fc.array(payRow(reels), { minLength: 4, maxLength: 4 }),
        scatter: payRow(reels * rows),
        unit: fc.constantFrom('TOTAL_COST', 'CREDITS'),
        excludes: fc.subarray(['A', 'B', 'S']),
        prizeReels: fc.subarray(
          Array.from({ length: reels }, (_, reel) => reel),
          { minLength: 1 },
        ),
        spins: fc.integer({ min: 1, max: 3 }),
        multiplier: fc.integer({ min: 1, max: 3 }),
      })
      .map((parts): MathModel => {
        const [W = {}, A = {}, B = {}, S = {}] = parts.pays;
        const onlyScatters = kind === 'SCATTER_ONLY';
        const symbols: ModelSymbol[] = [
          { id: 'A' },
          { id: 'W', wild: true, excludes: parts.excludes },
          { id: 'B' },
          { id: 'S', scatter: true },
        ];
        return {
          schema: 'novalink.math/1',
          name: 'small',
          grid: { reels, rows },
          symbols,
          reelSets: { base: parts.strips, free: parts.freeStrips },
          modes: [{ id: 'base', cost, reelSet: 'base' }],
          evaluation: evaluationOf(kind, parts.lines),
          paytable: onlyScatters ? {} : { W, A, B, S },
          scatterPays: { S: { unit: parts.unit, ...parts.scatter } },
          features: [
            {
              id: 'free',
              trigger: { symbol: 'S', min: 1 },
              award: { '1': parts.spins },
              reelSet: 'free',
              multiplier: parts.multiplier,
              retrigger: false,
              maxSpins: 100,
            },
          ],
          fixedPrizes: onlyScatters
            ? []
            : [{ id: 'prize', trigger: { lineOf: 'B', reels: parts.prizeReels }, credits: 7 }],
          maxWinX: 1_000_000,
          declared: { rtp: '0.95', maxWinX: 1 },
        };
      }),
  );

const strip = fc.array(fc.constantFrom('A', 'W', 'B', 'S'), { minLength: 1, maxLength: 5 });

/** Pays by count; not always ascending, and not for each count. */
const payRow = (longest: number): fc.Arbitrary<CountTable> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: longest }), fc.integer({ min: 1, max: 50 })), {
      minLength: 1,
      maxLength: 3,
      selector: ([count]) => count,
    })
    .map((entries) => Object.fromEntries(entries.map(([count, pay]) => [`${count}`, pay])));

function evaluationOf(kind: string, lines: readonly (readonly number[])[]): MathModel['evaluation'] {
  if (kind === 'LINES') return { kind, lines, direction: 'LTR', payRule: 'HIGHEST_PER_LINE' };
  return kind === 'WAYS' ? { kind, direction: 'LTR' } : { kind: 'SCATTER_ONLY' };
}

/** All combinations of stops of reels with these lengths. */
export function* allStops(lengths: readonly number[]): Generator<number[]> {
  const [first, ...rest] = lengths;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let stop = 0; stop < first; stop += 1) for (const others of allStops(rest)) yield [stop, ...others];
}
