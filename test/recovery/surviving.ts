import type { PostedMovement } from '@novalink/ledger';

/** The movements of a wallet before the first gap. */
export function gaplessPrefix(movements: readonly PostedMovement[]): readonly PostedMovement[] {
  const bySeq = new Map(movements.map((movement) => [movement.seq, movement]));
  const standing: PostedMovement[] = [];
  for (let next = bySeq.get(1); next; next = bySeq.get(next.seq + 1)) standing.push(next);
  return standing;
}
