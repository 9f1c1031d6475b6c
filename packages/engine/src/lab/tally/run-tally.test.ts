import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { modelLimits } from '#engine/slots/model/model-limits';
import { roundCounter } from './chunk-tally';
import { chunkRounds } from '../simulate/run-format';
import { joinTallies, tallyOfChunk, type RunTally } from './run-tally';

const cost = 10;

/** The tally of a chunk whose rounds won so much on lines. */
function chunk(number: number, wins: readonly number[]): RunTally {
  const counter = roundCounter(cost);
  for (const credits of wins) counter.count(credits);
  const lines = wins.reduce((sum, credits) => sum + credits, 0);
  const others = {
    scatters: 0,
    features: 0,
    triggered: [number, 1],
    freeSpins: number,
    freeHits: 2,
    capped: 1,
  };
  return tallyOfChunk(number, { ...counter.counts(), lines, ...others });
}

const chunks = fc.array(
  fc.array(fc.constantFrom(0, 0, 0, 5, 9, 10, 25, 70_000), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 8 },
);

describe('tallies of neighbouring chunks', () => {
  test('merge to the tally of all rounds', () => {
    fc.assert(
      fc.property(chunks, fc.integer({ min: 0, max: 5 }), (wins, first) => {
        const counter = roundCounter(cost);
        for (const credits of wins.flat()) counter.count(credits);
        const { rounds, wins: counted, losing } = counter.counts();
        const whole = joinTallies(wins.map((one, at) => chunk(first + at, one)));
        expect({ rounds: whole.rounds, losing: whole.losing }).toEqual({ rounds, losing });
        expect([...whole.wins]).toEqual([...counted]);
        expect(whole.firstChunk).toBe(first);
        expect(whole.wonByChunk).toEqual(
          wins.map((one) => one.reduce<number>((sum, credits) => sum + credits, 0)),
        );
        expect(whole.triggered[1]).toBe(wins.length);
        expect(whole.capped).toBe(wins.length);
        expect(whole.freeHits).toBe(2 * wins.length);
      }),
    );
  });

  test('merge to the same tally in any grouping and order', () => {
    const cut = fc.func<[number], boolean>(fc.boolean());
    const order = fc.func<[number], number>(fc.nat());
    fc.assert(
      fc.property(chunks, cut, order, order, (wins, isCut, rank, groupRank) => {
        const tallies = wins.map((one, at) => chunk(at, one));
        const groups: RunTally[][] = [];
        for (const tally of tallies) {
          const last = groups.at(-1);
          if (!last || isCut(tally.firstChunk)) groups.push([tally]);
          else last.push(tally);
        }
        const shuffled = groups
          .map((group) =>
            joinTallies([...group].sort((one, other) => rank(one.firstChunk) - rank(other.firstChunk))),
          )
          .sort((one, other) => groupRank(one.firstChunk) - groupRank(other.firstChunk));
        expect(joinTallies(shuffled)).toEqual(joinTallies(tallies));
        expect([...joinTallies(shuffled).wins]).toEqual([...joinTallies(tallies).wins]);
      }),
    );
  });

  test.each([
    ['nothing but losses', [[0, 0], [0], [9, 0]], { first: 5, last: 5, longest: 5 }],
    [
      'a streak over two borders',
      [
        [10, 0],
        [0, 0],
        [0, 10],
      ],
      { first: 0, last: 0, longest: 4 },
    ],
    [
      'losses up to the first win',
      [
        [0, 0],
        [0, 10, 0],
      ],
      { first: 3, last: 1, longest: 3 },
    ],
    ['no loss', [[10], [10, 20]], { first: 0, last: 0, longest: 0 }],
  ])('count the losing streaks of %s', (_, wins, losing) => {
    expect(joinTallies(wins.map((one, at) => chunk(at, one))).losing).toEqual(losing);
  });

  test('must be adjacent and must not overlap', () => {
    const [zero, one, two] = [chunk(0, [0]), chunk(1, [0]), chunk(2, [0])];
    expect(() => joinTallies([])).toThrow(RangeError);
    expect(() => joinTallies([zero, two])).toThrow('Chunk 1 is not next to chunk 2.');
    expect(() => joinTallies([zero, one, one])).toThrow(RangeError);
    expect(() => joinTallies([joinTallies([zero, one]), one, two])).toThrow(RangeError);
    expect(joinTallies([two, one]).firstChunk).toBe(1);
  });
});

test('the limits of models keep the credits of a spin, and of a chunk, exact', () => {
  const { symbols, rows, reels, pay, multiplier, cost, maxWinX } = modelLimits;
  const anywhere = symbols * pay * cost;
  expect((symbols * rows ** reels * pay + anywhere) * multiplier).toBeLessThan(2 ** 53);
  expect(chunkRounds * maxWinX * cost).toBeLessThan(2 ** 53);
});
