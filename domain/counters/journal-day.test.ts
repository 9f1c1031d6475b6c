import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withRound, type PlayTotals } from '#domain/play/play-totals';
import type { PostedMovement } from '@novalink/ledger';
import { journalDay } from './journal-day';

const day = '2026-11-22';
const start = Date.parse(`${day}T10:00:00.000Z`);
const place = { sessionId: 's1', gameId: 'lantern', versionId: 'v1' };

interface Played {
  readonly purse: 'MAIN' | 'PROMO';
  readonly at: number;
  readonly win: bigint;
}

/** The bets and wins of rounds, numbered in the wallet of their purse. */
function journalOf(rounds: readonly Played[]): readonly PostedMovement[] {
  const seqs = { MAIN: 0, PROMO: 0 };
  return rounds.flatMap(({ purse, at, win }, round) => {
    const movement = (kind: 'BET' | 'WIN', amount: bigint): PostedMovement => ({
      ...{
        state: 'POSTED',
        key: `${kind}#${round}`,
        kind,
        brandId: 'harbour',
        playerId: 'ada',
        coin: 'GOLD',
      },
      ...{ purse, amount, actor: 'ada', reason: null, reference: `round-${round}`, requestHash: '' },
      ...{ at: new Date(at).toISOString(), balance: 0n, seq: (seqs[purse] += 1) },
      play: { ...place, betLevel: 10n },
      legs: [
        { account: 'wallet', amount },
        { account: 'house', amount: -amount },
      ],
    });
    return [movement('BET', -10n), ...(win > 0n ? [movement('WIN', win)] : [])];
  });
}

test('counts a session with rounds of both purses once, like the player’s row', () => {
  const round = fc.record({
    purse: fc.constantFrom('MAIN' as const, 'PROMO' as const),
    seconds: fc.constantFrom(3, 60, 2400),
    win: fc.constantFrom(0n, 35n),
  });
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 15 }), (drawn) => {
      let at = start;
      let totals: PlayTotals | undefined;
      const rounds = drawn.map(({ purse, seconds, win }): Played => {
        at += seconds * 1000;
        ({ totals } = withRound(totals, { ...place, coin: 'GOLD', day }, { bet: 10n, win, at }));
        return { purse, at, win };
      });
      const movements = journalOf(rounds);
      // The list of a day is in no order across wallets.
      for (const listed of [movements, [...movements].reverse()])
        expect(journalDay(day, listed).totals).toEqual([{ playerId: 'ada', totals }]);
    }),
  );
});
