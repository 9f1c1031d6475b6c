import type { SeamlessRound } from '@novalink/wallet-contract/rounds';

/** The rows of the rounds, and a journal that is written with them. */
export interface RowStore {
  readonly rows: ReadonlyMap<string, SeamlessRound>;
  readonly journal: readonly { readonly round: string; readonly amount: bigint }[];
  /** How long each call was outstanding that was left to a person. */
  readonly leftToPerson: readonly { readonly round: string; readonly milliseconds: number }[];
  readonly create: (round: SeamlessRound) => boolean;
  readonly replace: (next: SeamlessRound, before: SeamlessRound) => boolean;
  /** Writes whatever the row is. */
  readonly overwrite: (next: SeamlessRound, before: SeamlessRound) => true;
}

export function rowStore(): RowStore {
  const rows = new Map<string, SeamlessRound>();
  const journal: { round: string; amount: bigint }[] = [];
  const leftToPerson: { round: string; milliseconds: number }[] = [];
  const overwrite = (next: SeamlessRound, before: SeamlessRound): true => {
    const { id, bet, win = 0n, attentionSince, since } = next;
    rows.set(id, next);
    if (next.state === 'PLAYED' && before.state !== 'PLAYED') journal.push({ round: id, amount: -bet });
    if (next.state === 'CLOSED' && before.state !== 'CLOSED') journal.push({ round: id, amount: win });
    if (attentionSince !== undefined && before.attentionSince === undefined)
      leftToPerson.push({ round: id, milliseconds: Date.parse(attentionSince) - Date.parse(since) });
    return true;
  };
  return {
    rows,
    journal,
    leftToPerson,
    create: (round) => !rows.has(round.id) && rows.set(round.id, round).has(round.id),
    replace: (next, before) => rows.get(next.id)?.version === before.version && overwrite(next, before),
    overwrite,
  };
}
