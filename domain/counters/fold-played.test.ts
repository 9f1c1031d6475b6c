import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withRound, type PlayTotals } from '#domain/play/play-totals';
import type { PostedMovement } from '@novalink/ledger';
import { foldPlayed } from './fold-played';

interface Played {
  readonly sessionId: string;
  readonly at: number;
  readonly bet: bigint;
  readonly win: bigint;
}

const start = Date.parse('2026-11-22T23:00:00.000Z');
const movement = (of: Partial<PostedMovement>): PostedMovement => ({
  state: 'POSTED',
  key: '',
  kind: 'BET',
  brandId: 'harbour',
  playerId: 'ada',
  coin: 'GOLD',
  purse: 'MAIN',
  amount: 0n,
  actor: 'ada',
  reason: null,
  reference: null,
  requestHash: '',
  at: new Date(start).toISOString(),
  balance: 0n,
  seq: 0,
  legs: [
    { account: 'wallet', amount: 0n },
    { account: 'house', amount: 0n },
  ],
  ...of,
});
const place = { gameId: 'lantern', versionId: 'v1' };

const movementsOf = ({ sessionId, at, bet, win }: Played, round: number): readonly PostedMovement[] => {
  const common = { at: new Date(at).toISOString(), reference: `round-${round}` };
  const play = { ...place, sessionId, betLevel: bet };
  return [
    movement({ ...common, key: `BET#${round}`, kind: 'BET', amount: -bet, play }),
    ...(win > 0n ? [movement({ ...common, key: `WIN#${round}`, kind: 'WIN', amount: win, play })] : []),
  ];
};

test('gives the same totals as the player’s row, even if the clock jumps over midnight', () => {
  const round = fc.record({
    isNewSession: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
    /** Half of them go back. */
    minutes: fc.integer({ min: -60, max: 60 }),
    bet: fc.constantFrom(10n, 20n),
    win: fc.constantFrom(0n, 0n, 35n),
  });
  fc.assert(
    fc.property(fc.array(round, { maxLength: 30 }), (drawn) => {
      let [session, at] = [0, start];
      const closed: PlayTotals[] = [];
      let open: PlayTotals | undefined;
      const movements = drawn.flatMap(({ isNewSession, minutes, bet, win }, index) => {
        session += isNewSession ? 1 : 0;
        at += minutes * 60_000;
        const sessionId = `s${session}`;
        const day = new Date(at).toISOString().slice(0, 10);
        const next = withRound(open, { ...place, sessionId, coin: 'GOLD', day }, { bet, win, at });
        open = next.totals;
        if (next.closed) closed.push(next.closed);
        return movementsOf({ sessionId, at, bet, win }, index);
      });
      expect(foldPlayed(movements)).toEqual(open ? [...closed, open] : closed);
    }),
  );
});

test('ignores a refunded bet, and counts a late win on the day of its bet', () => {
  const [first, second] = [0, 1].map((round) =>
    movementsOf({ sessionId: 's1', at: start + round * 3000, bet: 10n, win: 0n }, round),
  );
  const nextDay = '2026-11-23T09:00:00.000Z';
  const folded = foldPlayed([
    movement({ key: 'WELCOME#GOLD', kind: 'WELCOME', amount: 500n }),
    ...(first ?? []),
    ...(second ?? []),
    movement({ key: 'REVERSAL#BET#0', kind: 'REVERSAL', amount: 10n, reference: 'BET#0', at: nextDay }),
    movement({ key: 'WIN#1', kind: 'WIN', amount: 70n, reference: 'round-1', at: nextDay }),
  ]);
  expect(folded).toEqual([
    {
      ...place,
      sessionId: 's1',
      coin: 'GOLD',
      day: '2026-11-22',
      levels: { '10': { rounds: 1, wins: 70n, winSquares: 4900n } },
      time: { sessions: 1, playedMs: 0, lastAt: start + 3000 },
    },
  ]);
});
