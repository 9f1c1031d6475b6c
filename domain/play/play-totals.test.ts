import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withRound, type PlayTotals, type TotalsPlace } from './play-totals';

const place: TotalsPlace = {
  sessionId: 's1',
  gameId: 'lantern',
  versionId: 'v1',
  coin: 'GOLD',
  day: '2026-11-22',
};
const at = Date.parse('2026-11-22T12:00:00.000Z');
const losing = { bet: 100n, win: 0n, at };
/** The time of play if all rounds were played at that moment. */
const time = { sessions: 1, playedMs: 0, lastAt: at };

test('a round adds only to its own bet level', () => {
  const first = withRound(undefined, place, { bet: 100n, win: 250n, at }).totals;
  const second = withRound(first, place, { bet: 500n, win: 0n, at }).totals;
  expect(withRound(second, place, { bet: 100n, win: 30n, at })).toEqual({
    totals: {
      ...place,
      levels: {
        '100': { rounds: 2, wins: 280n, winSquares: 63_400n },
        '500': { rounds: 1, wins: 0n, winSquares: 0n },
      },
      time,
    },
    closed: undefined,
  });
});

describe('totals are closed', () => {
  const before = withRound(undefined, place, losing).totals;

  test.each([
    [{ sessionId: 's2' }, 1],
    [{ day: '2026-11-23' }, 0],
    [{ sessionId: 's2', day: '2026-11-21' }, 1],
  ])('by the first round of %j', (more, sessions) => {
    expect(withRound(before, { ...place, ...more }, losing)).toEqual({
      totals: {
        ...place,
        ...more,
        levels: { '100': { rounds: 1, wins: 0n, winSquares: 0n } },
        time: { ...time, sessions },
      },
      closed: before,
    });
  });

  test('but not if the clock goes back to the previous day', () => {
    const { totals, closed } = withRound(before, { ...place, day: '2026-11-21' }, losing);
    expect([totals.day, totals.levels['100']?.rounds, closed]).toEqual(['2026-11-22', 2, undefined]);
  });
});

describe('the time of play', () => {
  const minutes = 60_000;
  const played = (...times: readonly number[]) => {
    let totals: PlayTotals | undefined;
    for (const after of times)
      ({ totals } = withRound(totals, place, { ...losing, at: at + after * minutes }));
    return totals?.time;
  };

  test('is from round to round, without breaks of more than 30 minutes', () => {
    expect(played(0, 10, 40, 71, 72)).toEqual({
      sessions: 2,
      playedMs: 41 * minutes,
      lastAt: at + 72 * minutes,
    });
  });

  test('neither shrinks nor counts time twice if a clock goes back', () => {
    expect(played(0, 10, 4, 12)).toEqual({ sessions: 1, playedMs: 12 * minutes, lastAt: at + 12 * minutes });
  });

  test('continues over midnight in a running session', () => {
    const first = withRound(undefined, place, losing).totals;
    const next = { ...losing, at: at + 20 * minutes };
    const { totals } = withRound(first, { ...place, day: '2026-11-23' }, next);
    expect(totals.time).toEqual({ sessions: 0, playedMs: 20 * minutes, lastAt: next.at });
  });

  test('starts again in another game session', () => {
    const first = withRound(undefined, place, losing).totals;
    const next = { ...losing, at: at + minutes };
    const { totals } = withRound(first, { ...place, sessionId: 's2' }, next);
    expect(totals.time).toEqual({ sessions: 1, playedMs: 0, lastAt: next.at });
  });
});

test('squares of the largest wins are exact', () => {
  const win = 10n ** 12n;
  const { totals } = withRound(undefined, place, { bet: 1n, win, at });
  expect(withRound(totals, place, { bet: 1n, win, at }).totals.levels['1']?.winSquares).toBe(2n * 10n ** 24n);
});

test('closed and open totals contain every round exactly once after each round', () => {
  const round = fc.record({
    session: fc.nat(2),
    day: fc.integer({ min: 20, max: 24 }),
    bet: fc.constantFrom(10n, 20n, 50n),
    win: fc.bigInt({ min: 0n, max: 1000n }),
  });
  fc.assert(
    fc.property(fc.array(round, { maxLength: 40 }), (drawn) => {
      // Rounds of a session that has ended do not follow later sessions.
      const rounds = [...drawn].sort((one, other) => one.session - other.session);
      const closed: PlayTotals[] = [];
      let open: PlayTotals | undefined;
      for (const [index, { session, day, ...played }] of rounds.entries()) {
        const next = withRound(
          open,
          { ...place, sessionId: `s${session}`, day: `2026-11-${day}` },
          { ...played, at },
        );
        open = next.totals;
        if (next.closed) closed.push(next.closed);
        const all = [...closed, open];
        expect(new Set(all.map((one) => `${one.sessionId} ${one.day}`)).size).toBe(all.length);
        expect(sums(all)).toEqual(sumsOfRounds(rounds.slice(0, index + 1)));
      }
    }),
  );
});

type Sums = Record<string, readonly [rounds: number, wins: bigint, winSquares: bigint]>;

function sums(all: readonly PlayTotals[]): Sums {
  const found: Sums = {};
  for (const { sessionId, levels } of all)
    for (const [bet, { rounds, wins, winSquares }] of Object.entries(levels)) {
      const name = `${sessionId} ${bet}`;
      const [n, w, s] = found[name] ?? [0, 0n, 0n];
      found[name] = [n + rounds, w + wins, s + winSquares];
    }
  return found;
}

function sumsOfRounds(rounds: readonly { session: number; bet: bigint; win: bigint }[]): Sums {
  const found: Sums = {};
  for (const { session, bet, win } of rounds) {
    const name = `s${session} ${bet}`;
    const [n, w, s] = found[name] ?? [0, 0n, 0n];
    found[name] = [n + 1, w + win, s + win * win];
  }
  return found;
}
