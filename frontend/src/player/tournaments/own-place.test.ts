import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { standingOrder } from '#domain/tournaments/standing-order';
import { ownPlace } from './own-place';

const tournamentId = '01KAJ3ZV8N4Q6T9XWCB2R5M7TN';

/** Entries with these scores, in descending order. */
const standings = (scores: readonly bigint[]) =>
  scores
    .map((score, index) => ({
      entryId: `entry ${index}`,
      score: `${score}`,
      order: standingOrder(tournamentId, `entry ${index}`, { score, reachedAt: index }),
    }))
    .sort((one, other) => (one.order > other.order ? -1 : 1));

type Standings = ReturnType<typeof standings>;

/** The server's response for them: the top entries, and boundaries at a distance below them. */
const boardOf = (all: Standings, { size = 100, step = 1 } = {}) => ({
  top: all.slice(0, size),
  boundaries: all
    .map(({ order }, index) => ({ rank: index + 1, order }))
    .filter(({ rank }) => rank > size && (rank - size) % step === 0),
  ranked: all.length,
});

const scores = fc.array(fc.bigInt({ min: -1000n, max: 1000n }), { minLength: 1, maxLength: 60 });

describe('the player’s own rank', () => {
  test('does not exist before the first round', () => {
    expect(ownPlace({ ...boardOf(standings([5n, 3n])), own: null })).toBeUndefined();
  });

  test('is the rank among all entries, with the missing score to the next rank', () => {
    fc.assert(
      fc.property(scores, fc.nat(), fc.integer({ min: 1, max: 20 }), (of, pick, size) => {
        const all = standings(of);
        const index = pick % all.length;
        const own = all[index] ?? null;
        const above = all[index - 1];
        expect(ownPlace({ ...boardOf(all, { size }), own })).toEqual({
          rank: index + 1,
          isExact: true,
          next: above && { rank: index, behind: BigInt(above.score) - BigInt(own?.score ?? 0) },
        });
      }),
    );
  });

  test('follows the player’s own entry while the leaderboard is older', () => {
    const board = boardOf(standings([900n, 700n, 500n]));
    const order = standingOrder(tournamentId, 'entry 2', { score: 800n, reachedAt: 9 });
    const place = ownPlace({ ...board, own: { entryId: 'entry 2', score: '800', order } });
    expect(place).toEqual({ rank: 2, isExact: true, next: { rank: 1, behind: 100n } });
  });

  test('is the best possible rank between the boundaries of a large leaderboard', () => {
    const all = standings(Array.from({ length: 50 }, (_, index) => BigInt(1000 - index)));
    const own = all[26] ?? null;
    expect(ownPlace({ ...boardOf(all, { size: 10, step: 5 }), own })).toEqual({
      rank: 26,
      isExact: false,
      next: { rank: 25, behind: 2n },
    });
  });
});
