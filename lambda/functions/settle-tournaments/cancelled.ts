import { findMovement } from '@novalink/ledger';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { systemEvent, withoutTournament } from '#lambda/functions/settle-tournaments/closing';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';
import { posted, type PostNeeds } from '#lambda/functions/settle-tournaments/post';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { escrowMovement, tournamentMovement } from '#lambda/stores/tournaments/escrow';
import { budgetOf, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';

const refundsAtOnce = 20;

/** Cancels a tournament that has started with too few entrants, and pays everything back. */
export async function cancelShort(needs: Needs, before: TournamentRow): Promise<void> {
  const now = needs.clock();
  const row: TournamentRow = {
    ...before,
    status: 'CANCELLED',
    cancelReason: `Fewer than ${before.minEntrants} players entered.`,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  await needs.write([
    needs.tournaments.replace(row, now.toISOString()),
    needs.tournaments.closeEntries(row.id),
    ...(await withoutTournament(needs, row)),
    needs.audit(systemEvent(now, 'TOURNAMENT_CANCELLED', row, { reason: row.cancelReason ?? '' })),
  ]);
  await finishCancelled(needs, row);
}

/**
 * Pays back the buy-ins and reserved coins of a cancelled tournament, then removes it from the list of
 * pending work.
 */
export async function finishCancelled(needs: Needs, row: TournamentRow): Promise<void> {
  await refundBuyIns(needs, row);
  await returnBudget(needs, row);
  const done = { ...row, version: row.version + 1, updatedAt: needs.clock().toISOString() };
  await needs.write([needs.tournaments.replace(done, undefined)]);
}

export async function refundBuyIns(needs: Needs, row: TournamentRow): Promise<void> {
  if (row.buyIn === null) return;
  for await (const entries of needs.entries.every(row)) await refund(needs, row, entries);
}

/** Pays the buy-ins of these entries back, each once. */
export async function refund(
  needs: PostNeeds,
  row: TournamentRow,
  entries: readonly Pick<EntryRow, 'playerId'>[],
): Promise<void> {
  const { buyIn } = row;
  if (buyIn === null) return;
  await eachAtOnce(entries, refundsAtOnce, async ({ playerId }) => {
    await posted(
      needs,
      tournamentMovement(row, {
        kind: 'REFUND',
        ...{ playerId, amount: BigInt(buyIn), actor: 'system', of: playerId },
      }),
    );
  });
}

/** Pays back the reserved coins, if they were reserved and no prize was paid from them. */
export async function returnBudget(needs: Needs, row: TournamentRow): Promise<void> {
  const budget = budgetOf(row);
  if (budget === 0n) return;
  const funded = await findMovement(needs.ledger, escrowMovement(row, 'FUND', budget, 'system').key);
  if (funded === 'UNKNOWN') throw new Error(`The budget of ${row.id} could not be read.`);
  if (funded?.state !== 'POSTED') return;
  await posted(needs, escrowMovement(row, 'RETURN', -budget, 'system'));
}
