import { ticketCoin } from '#domain/casinos/ticket-coin';
import type { Promotion } from '#domain/generated/types';
import { checkCountedGames } from '#domain/promotions/check-counted-games';
import { checkRules } from '#domain/promotions/check-rules';
import type { EnteredReward, PromotionRules, Reward } from '#domain/promotions/rules';
import { parseRules } from '#domain/promotions/rules-document';
import type { Caller } from '#lambda/runtime/caller';
import { checkFreeRounds } from '#lambda/functions/manage-promotions/check-free-rounds';
import {
  checkDraft,
  knownPromotion,
  promotionEvent,
} from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import type { InputOf } from '#lambda/functions/manage-promotions/request';
import { managedBrand } from '#lambda/services/brands/managed-brand';
import { toPromotion } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import { checkRequestAge } from '#lambda/runtime/request-age';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

/** Creates a draft. The request's id becomes the promotion's, so that repeating the request creates nothing new. */
export const createPromotion =
  (needs: Needs) =>
  async (
    caller: Caller,
    { brandId, type, rules, requestId }: InputOf<'createPromotion'>,
  ): Promise<Promotion> => {
    const now = needs.clock();
    checkRequestAge(requestId, now);
    const { facts, guards } = await managedBrand(needs, caller, brandId);
    const made = await needs.promotions.read(requestId);
    if (made && (made.brandId !== brandId || made.createdBy !== caller.sub))
      throw new Refusal('request.other-body');
    if (made) return toPromotion(made, undefined, now);
    const at = now.toISOString();
    const row: PromotionRow = {
      ...{ id: requestId, brandId, type, rules: await checkedRules(needs, requestId, facts, rules) },
      ...{ status: 'DRAFT', rulesHash: null, cancelReason: null, publishedAt: null },
      ...{ submittedBy: null, submittedAt: null, rejectReason: null },
      ...{ createdBy: caller.sub, version: 1, createdAt: at, updatedAt: at },
    };
    await needs.write([
      ...guards,
      needs.promotions.insert(row),
      needs.audit(promotionEvent(now, 'PROMOTION_CREATED', caller, row)),
    ]);
    return toPromotion(row, undefined, now);
  };

export const updatePromotion =
  (needs: Needs) =>
  async (
    caller: Caller,
    { id, expectedVersion, type, rules }: InputOf<'updatePromotion'>,
  ): Promise<Promotion> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    checkDraft(known, expectedVersion, now);
    const row: PromotionRow = {
      ...known.row,
      ...{ type, rules: await checkedRules(needs, id, known.facts, rules) },
      version: known.row.version + 1,
      updatedAt: now.toISOString(),
    };
    await needs.write([
      ...known.guards,
      needs.promotions.replace(row),
      needs.audit(promotionEvent(now, 'PROMOTION_UPDATED', caller, row)),
    ]);
    return toPromotion(row, undefined, now);
  };

export const deletePromotion =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'deletePromotion'>): Promise<boolean> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    checkDraft(known, expectedVersion, now);
    await needs.write([
      ...known.guards,
      needs.promotions.remove(known.row),
      needs.audit(promotionEvent(now, 'PROMOTION_DELETED', caller, known.row)),
    ]);
    return true;
  };

/** Parses and checks the rules of a draft. Refuses with `promotion.rules` and the path of the first invalid field. */
async function checkedRules(
  needs: Needs,
  promotionId: string,
  { brand }: BrandFacts,
  given: unknown,
): Promise<PromotionRules> {
  const parsed = parseRules(given);
  if ('path' in parsed) throw new Refusal('promotion.rules', { path: parsed.path, code: 'format' });
  const { rules: entered } = parsed;
  const coin = brand.coinTypes.find(({ code, kind }) => code === entered.coin && kind === 'PLAY');
  if (!coin) throw new Refusal('promotion.rules', { path: 'coin', code: 'format' });
  const rules: PromotionRules = {
    ...{ schema: 'novalink.promotion-rules/1', promotionId, version: 1, brandId: brand.id },
    decimals: coin.decimals,
    ...entered,
    ...{ reward: rewardOf(entered.reward, brand), schedule: inZoneOf(brand, entered.schedule) },
  };
  const { gameIds } = brand;
  const fault = checkRules(rules)[0] ?? unknownGame(rules, gameIds) ?? checkCountedGames(rules, gameIds);
  if (fault) throw new Refusal('promotion.rules', { path: fault.path, code: fault.code });
  await checkFreeRounds(needs, rules);
  return rules;
}

/** The schedule with the time zone of the brand. */
export const inZoneOf = (
  { timeZone }: Pick<BrandFacts['brand'], 'timeZone'>,
  schedule: PromotionRules['schedule'],
): PromotionRules['schedule'] => ({ ...schedule, timeZone });

/** Adds the decimals of tickets. Refuses tickets in a coin of another kind. */
function rewardOf(reward: EnteredReward, { coinTypes }: BrandFacts['brand']): Reward {
  if (reward.kind !== 'TICKETS') return reward;
  const coin = ticketCoin(coinTypes, reward.coin);
  if (!coin) throw new Refusal('promotion.rules', { path: 'reward.coin', code: 'not-tickets' });
  return { ...reward, decimals: coin.decimals };
}

/** The first field with a game that the brand does not have. */
function unknownGame({ conditions, reward, wagering }: PromotionRules, gameIds: readonly string[]) {
  const isUnknown = (id: string) => !gameIds.includes(id);
  const condition = conditions.findIndex((one) => one.gameIds?.some(isUnknown));
  if (condition >= 0) return { path: `conditions[${condition}].gameIds`, code: 'format' };
  if (reward.kind === 'FREE_ROUNDS' && isUnknown(reward.gameId))
    return { path: 'reward.gameId', code: 'format' };
  const weight = wagering.gameWeights.findIndex(({ gameId }) => isUnknown(gameId));
  return weight < 0 ? undefined : { path: `wagering.gameWeights[${weight}].gameId`, code: 'format' };
}
