import { withRound, type PlayTotals } from '#domain/play/play-totals';
import type { PostedMovement } from '@novalink/ledger';

/**
 * The totals of each session and day, in order, computed from the movements of a player's rounds with one
 * coin, in the order in which the rounds were played. A refunded bet is not a round. A win that was posted
 * late counts on the day of its bet.
 */
export function foldPlayed(movements: readonly PostedMovement[]): readonly PlayTotals[] {
  const givenBack = new Set(
    movements.flatMap(({ kind, reference }) => (kind === 'REVERSAL' ? [reference] : [])),
  );
  const wins = new Map(
    movements.flatMap(({ kind, reference, amount }) =>
      kind === 'WIN' ? [[reference, amount] as const] : [],
    ),
  );
  const all: PlayTotals[] = [];
  let open: PlayTotals | undefined;
  for (const { kind, key, at, coin, amount, reference, play } of movements) {
    if (kind !== 'BET' || !play || givenBack.has(key)) continue;
    const { sessionId, gameId, versionId } = play;
    const { totals, closed } = withRound(
      open,
      { sessionId, gameId, versionId, coin, day: at.slice(0, 10) },
      { bet: -amount, win: wins.get(reference) ?? 0n, at: Date.parse(at) },
    );
    if (closed) all.push(closed);
    open = totals;
  }
  return open ? [...all, open] : all;
}
