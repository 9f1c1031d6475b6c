import type {
  ClaimProgress,
  Promotion,
  PromotionClaimConnection,
  PromotionConnection,
} from '#domain/generated/types';
import { checkManages, readFacts } from '#lambda/services/brands/brand-access';
import type { Caller } from '#lambda/runtime/caller';
import { budgetOf } from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import type { ArgumentsOf } from '#lambda/functions/manage-promotions/request';
import { progressById } from '#lambda/services/promotions/claim-progress';
import { toClaim, toPromotion } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

/** The promotions of a brand, newest first. The token is the id of the last one. */
export const listPromotions =
  (needs: Needs) =>
  async (
    caller: Caller,
    { brandId, awaiting, limit, nextToken }: ArgumentsOf<'listPromotions'>,
  ): Promise<PromotionConnection> => {
    checkManages(needs, caller, await readFacts(needs, caller, brandId));
    const { rows, last } = await needs.promotions.page(brandId, {
      limit,
      before: nextToken ?? undefined,
      awaiting,
    });
    const now = needs.clock();
    const items = await Promise.all(
      rows.map(async (row) => toPromotion(row, await budgetOf(needs, row), now)),
    );
    return { items, nextToken: last ?? null };
  };

export const getPromotion =
  (needs: Needs) =>
  async (caller: Caller, { id }: ArgumentsOf<'getPromotion'>): Promise<Promotion> => {
    const row = await managedPromotion(needs, caller, id);
    return toPromotion(row, await budgetOf(needs, row), needs.clock());
  };

/** The collected rewards of a promotion, newest first, with the users and the progress. The token is the id of the last one. */
export const listPromotionClaims =
  (needs: Needs) =>
  async (
    caller: Caller,
    { promotionId, limit, nextToken }: ArgumentsOf<'listPromotionClaims'>,
  ): Promise<PromotionClaimConnection> => {
    const { brandId } = await managedPromotion(needs, caller, promotionId);
    const { rows, last } = await needs.claims.pageOfPromotion(promotionId, limit, nextToken ?? undefined);
    const players = await needs.players(
      brandId,
      rows.map(({ playerId }) => playerId),
    );
    const progress = await progressOf(needs, brandId, rows, players);
    const items = rows.map((row) =>
      toClaim(row, { ...players.get(row.playerId), progress: progress.get(row.id) }),
    );
    return { items, nextToken: last ?? null };
  };

/**
 * The progress of the claims in progress, by their ids. Reads one more row for each of their players. Claims of deleted
 * accounts have no progress.
 */
async function progressOf(
  { inProgress, clock }: Needs,
  brandId: string,
  rows: readonly ClaimRow[],
  players: Awaited<ReturnType<Needs['players']>>,
): Promise<ReadonlyMap<string, ClaimProgress>> {
  const active = rows.filter(({ status, playerId }) => status === 'ACTIVE' && players.has(playerId));
  const claims = await inProgress(
    brandId,
    active.map(({ playerId }) => playerId),
  );
  const now = clock();
  return new Map(
    [...claims].flatMap(([playerId, open]) => {
      const player = players.get(playerId);
      return player ? [...progressById(open, player, now)] : [];
    }),
  );
}

/** Reads a promotion for a manager of its brand, even if the brand is closed. Refuses with `promotion.missing` for others. */
export async function managedPromotion(needs: Needs, caller: Caller, id: string): Promise<PromotionRow> {
  const row = await needs.promotions.read(id);
  if (!row) throw new Refusal('promotion.missing');
  try {
    checkManages(needs, caller, await readFacts(needs, caller, row.brandId));
    return row;
  } catch (error) {
    const isUnknown =
      error instanceof Refusal && ['brand.missing', 'brand.level-too-low'].includes(error.code);
    throw isUnknown ? new Refusal('promotion.missing') : error;
  }
}
