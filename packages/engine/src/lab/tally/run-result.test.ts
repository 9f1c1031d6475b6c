import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { coinFlip } from '#engine/slots/testing/ground-truths';
import { chunkRounds, type RunJob } from '../simulate/run-format';
import { histogramOf, resultHash, resultOf } from './run-result';
import type { RunTally } from './run-tally';

const dear = { ...coinFlip, modes: [{ id: 'base', cost: 20, reelSet: 'base' }] };
const job = (rounds: number): RunJob => ({
  mathModelHash: 'a'.repeat(64),
  mode: 'base',
  seed: 'b'.repeat(64),
  rounds,
});

/** Rounds by what they won, all on lines unless said otherwise. */
function tally(wins: readonly (readonly [number, number])[], others: Partial<RunTally> = {}): RunTally {
  const won = wins.reduce((sum, [credits, count]) => sum + BigInt(credits) * BigInt(count), 0n);
  return {
    firstChunk: 0,
    wonByChunk: [Number(won)],
    rounds: wins.reduce((sum, [, count]) => sum + count, 0),
    wins: new Map(wins),
    lines: won,
    scatters: 0n,
    features: 0n,
    triggered: [],
    freeSpins: 0,
    freeHits: 0,
    capped: 0,
    losing: { first: 0, last: 0, longest: 7 },
    ...others,
  };
}

describe('a result', () => {
  test('contains hits, wins above and below the cost, and the largest win', () => {
    const wins = [
      [0, 50],
      [19, 10],
      [20, 20],
      [21, 19],
      [500, 1],
    ] as const;
    const result = resultOf(dear, job(100), tally(wins, { lines: 1489n, freeHits: 3 }));
    expect(result).toMatchObject({
      ...{ cost: 20, won: '1489', squares: '269989', spinHits: 47, roundHits: 50, above: 20, below: 10 },
      ...{ highest: 500, highestTimes: 1, median: 0, p99: 21, longestLosing: 7 },
      histogram: [50, 10, 39, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      convergence: [[100, '1489']],
    });
    const text = '0:50,19:10,20:20,21:19,500:1';
    expect(result.winsHash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('has the same hash for any order of its parts', () => {
    const result = resultOf(dear, job(2), tally([[40, 2]]));
    const turned = Object.fromEntries(Object.entries(result).reverse()) as unknown as typeof result;
    expect(resultHash(turned)).toBe(resultHash(result));
    expect(resultHash({ ...result, roundHits: 1 })).not.toBe(resultHash(result));
  });

  test.each([
    [
      [
        [0, 1],
        [5, 1],
      ],
      0,
      5,
    ],
    [
      [
        [0, 49],
        [5, 51],
      ],
      5,
      5,
    ],
    [
      [
        [0, 98],
        [5, 1],
        [9, 1],
      ],
      0,
      5,
    ],
    [[[7, 100]], 7, 7],
  ] as const)('of %j has the quantiles %i and %i', (wins, median, p99) => {
    const rounds = wins.reduce((sum, [, count]) => sum + count, 0);
    expect(resultOf(dear, job(rounds), tally(wins))).toMatchObject({ median, p99 });
  });

  test('adds squares beyond 2 ^ 53', () => {
    const result = resultOf(dear, job(1_000_000), tally([[2 ** 33, 1_000_000]], { wonByChunk: [1] }));
    expect(result.squares).toBe(`${2n ** 66n * 1_000_000n}`);
  });

  test.each([1, 2, 3, 59, 61, 153, 4000])('of %i chunks converges over 60 points at most', (chunks) => {
    const rounds = chunks * chunkRounds - 5;
    const wonByChunk = Array.from({ length: chunks }, () => 3);
    const { convergence } = resultOf(dear, job(rounds), tally([[0, rounds]], { wonByChunk }));
    expect(convergence.length).toBeLessThanOrEqual(60);
    expect(convergence.length).toBeGreaterThanOrEqual(Math.min(chunks, 3));
    expect(convergence[0]).toEqual([Math.min(chunkRounds, rounds), '3']);
    expect(convergence.at(-1)).toEqual([rounds, `${3 * chunks}`]);
    for (const [reached, won] of convergence) expect(Number(won)).toBe(3 * Math.ceil(reached / chunkRounds));
  });

  test('requires a complete run', () => {
    expect(() => resultOf(dear, job(3), tally([[0, 2]]))).toThrow(RangeError);
    expect(() => resultOf(dear, job(2), tally([[0, 2]], { firstChunk: 1 }))).toThrow(RangeError);
  });
});

test('a bin includes its lower bound and excludes its upper bound', () => {
  const at = (credits: number) => histogramOf(new Map([[credits, 1]]), 20).indexOf(1);
  const credits = [0, 1, 19, 20, 39, 40, 99, 100, 199, 200, 399, 400, 999, 1000, 1999, 2000];
  expect(credits.map(at)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
  expect([9_999, 10_000, 19_999, 20_000, 99_999, 100_000, 1e9].map(at)).toEqual([8, 9, 9, 10, 10, 11, 11]);
});
