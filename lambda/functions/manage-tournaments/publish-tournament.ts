import type { Tournament } from '#domain/generated/types';
import { needsSecondManager } from '#domain/casinos/second-manager';
import { limits } from '#domain/limits';
import { rulesHash } from '#domain/tournaments/rules';
import { postMovements } from '@novalink/ledger';
import { hasOlderLevel } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import {
  checkStep,
  knownTournament,
  tournamentEvent,
  type Known,
} from '#lambda/functions/manage-tournaments/known-tournament';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import type { InputOf } from '#lambda/functions/manage-tournaments/request';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { escrowMovement } from '#lambda/stores/tournaments/escrow';
import {
  budgetOf,
  rulesOfTournament,
  setPrizes,
  type TournamentRow,
} from '#lambda/stores/tournaments/tournament-row';
import { dueTimes } from '#lambda/services/tournaments/due-times';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';

/**
 * Freezes the rules of a draft and reserves its fixed prizes, in one transaction. From then on, rounds count and players
 * can join. Refuses the manager who set the prizes with `tournament.own` if the brand would give more than it can on a day
 * without a second manager.
 */
export const publishTournament =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'publishTournament'>): Promise<Tournament> => {
    const now = needs.clock();
    const known = await knownTournament(needs, caller, id);
    const { row: draft, facts, guards } = known;
    checkStep(draft, expectedVersion, ['DRAFT'], now);
    // Prizes would have to be paid to the wallet of the operator.
    if (facts.isSeamless) throw new Refusal('brand.seamless');
    await checkPublishable(needs, draft, facts.brand.gameIds, now);
    const counted = await countPrizes(needs, caller, known, now);
    const published = await needs.published.read(draft.brandId);
    if (published.tournaments.length >= limits.tournament.published)
      throw new Refusal('tournament.too-many', { limit: limits.tournament.published });
    const at = now.toISOString();
    const rules = rulesOfTournament(draft);
    const row: TournamentRow = {
      ...draft,
      status: 'PUBLISHED',
      rulesHash: rulesHash(rules),
      publishedAt: at,
      version: draft.version + 1,
      updatedAt: at,
    };
    const [first] = dueTimes(row);
    const { by: prizesSetBy } = setPrizes(row);
    const items = [
      ...guards,
      ...counted,
      needs.tournaments.replace(row, first?.toISOString()),
      needs.published.put(row.brandId, published, [...published.tournaments, rules]),
      needs.audit(
        tournamentEvent(now, 'TOURNAMENT_PUBLISHED', caller, row, {
          rulesHash: row.rulesHash,
          budget: `${budgetOf(row)}`,
          ...(prizesSetBy !== caller.sub && { prizesSetBy }),
        }),
      ),
    ];
    await reserve(needs, row, caller, items);
    for (const due of dueTimes(row)) await needs.wakeAt(id, due);
    return presentTournament(row, { entrants: 0, entry: undefined, now });
  };

async function checkPublishable(
  needs: Needs,
  { startsAt, gameIds }: TournamentRow,
  brandGames: readonly string[],
  now: Date,
): Promise<void> {
  if (Date.parse(startsAt) < now.getTime() + limits.tournament.noticeSeconds * 1000)
    throw new Refusal('tournament.past', { limit: limits.tournament.noticeSeconds });
  const offered = await needs.offered(gameIds);
  if (!gameIds.every((gameId) => brandGames.includes(gameId) && offered.some(({ id }) => id === gameId)))
    throw new Refusal('game.missing');
}

/**
 * Counts the prizes in what the brand gives on the day, if the publication is not the work of two managers: one who set the
 * prizes, and one who was a manager before and publishes them.
 */
async function countPrizes(
  { allowance }: Needs,
  caller: Caller,
  { row, facts }: Known,
  now: Date,
): Promise<readonly GuardedItem[]> {
  const { by, at } = setPrizes(row);
  const isOwn = by === caller.sub;
  if (!isOwn && hasOlderLevel(caller, facts, at)) return [];
  const { brandId, coin } = row;
  const amount = budgetOf(row);
  const threshold = facts.brand.coinTypes.find(({ code }) => code === coin)?.confirmPromotionsAbove ?? null;
  const giving = { brandId, coin, amount, threshold };
  if (needsSecondManager(amount, { threshold, givenToday: await allowance.givenToday(giving, now) }))
    throw new Refusal(isOwn ? 'tournament.own' : 'confirmation.level-too-new');
  return allowance.count(giving, now, new Refusal('write.collided'));
}

/** Writes all items in one transaction, with the movement of the budget if there is one. */
async function reserve(
  needs: Needs,
  row: TournamentRow,
  { sub }: Caller,
  items: readonly GuardedItem[],
): Promise<void> {
  const budget = budgetOf(row);
  if (budget === 0n) return needs.write(items);
  const outcome = await postMovements(needs.ledger, [escrowMovement(row, 'FUND', budget, sub)], {
    alongside: () => items.map(({ write }) => write),
  });
  if (outcome.state === 'HELD') throw items[outcome.index]?.otherwise ?? new Refusal('write.collided');
  if (outcome.state === 'CONFLICT') throw new Refusal('tournament.stale');
  if (outcome.state !== 'POSTED') throw new Refusal('wallet.unknown');
  // An earlier attempt has published it, but its response was lost.
}
