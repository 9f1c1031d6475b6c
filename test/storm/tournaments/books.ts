import type { PostedMovement } from '@novalink/ledger';
import { escrowPlayer } from '#domain/tournaments/escrow-player';
import { isPosted } from '#test/storm/evidence';
import type { Commit } from '#test/storm/commits';
import { entriesIn } from './tournament-writes';

/**
 * The movements of a tournament up to a write; amounts in minor units, positive for a credit of the wallet.
 */
export interface Books {
  /** By player. */
  readonly buyIns: Map<string, PostedMovement[]>;
  readonly refunds: Map<string, PostedMovement[]>;
  readonly prizes: Map<string, PostedMovement[]>;
  /** By the last part of their keys: FUND, POOL, PAID, RETURN. */
  readonly escrow: Map<string, PostedMovement>;
  /** The players who were admitted. */
  readonly admitted: Set<string>;
}

export const newBooks = (): Books => ({
  buyIns: new Map(),
  refunds: new Map(),
  prizes: new Map(),
  escrow: new Map(),
  admitted: new Set(),
});

/** Adds a write to the books of a tournament. */
export function enter(books: Books, tournamentId: string, commit: Commit): void {
  for (const entry of entriesIn(commit))
    if (entry.tournamentId === tournamentId && entry.status === 'ADMITTED')
      books.admitted.add(entry.playerId);
  for (const movement of commit.movements.filter(isPosted)) {
    if (movement.reference !== tournamentId) continue;
    if (movement.playerId === escrowPlayer(tournamentId))
      books.escrow.set(movement.key.split('#').at(-1) ?? '', movement);
    const byPlayer = new Map<string, Books['prizes']>([
      ['BUY_IN', books.buyIns],
      ['REFUND', books.refunds],
      ['PRIZE', books.prizes],
    ]).get(movement.kind);
    byPlayer?.set(movement.playerId, [...(byPlayer.get(movement.playerId) ?? []), movement]);
  }
}

export const sumOf = (movements: Iterable<readonly PostedMovement[]>): bigint =>
  [...movements].flat().reduce((sum, { amount }) => sum + amount, 0n);

/** The balance of the tournament's wallet. */
export const escrowOf = ({ escrow }: Books): bigint => sumOf([[...escrow.values()]]);

export const stepOf = ({ escrow }: Books, step: 'FUND' | 'POOL' | 'PAID' | 'RETURN'): bigint =>
  escrow.get(step)?.amount ?? 0n;
