import type { PromotionOffer } from '#domain/generated/types';
import { conditionValues } from '#domain/promotions/conditions';
import { statusAt } from '#domain/promotions/lifecycle';
import { dependsOn, rewardCoin } from '#domain/promotions/rewards';
import { rulesHash } from '#domain/promotions/rules';
import { managesBrand } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import {
  playerFacts,
  playerOffers,
  type Asked,
  type PlayerOffer,
} from '#lambda/functions/claim-promotions/player-offers';
import type { ArgumentsOf } from '#lambda/functions/claim-promotions/request';
import { admittedPlayer } from '#lambda/services/play/admission';
import { isExhausted } from '#lambda/services/promotions/to-promotion';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';

/** The offers of a brand that the caller can collect, or for which conditions are left. Managers of the brand have none. */
export const listOffers =
  (needs: Needs) =>
  async (caller: Caller, { brandId }: ArgumentsOf<'listOffers'>): Promise<PromotionOffer[]> => {
    // Only facts about the player and the brand are needed, so there is no game id.
    const facts = await needs.facts.facts(caller, brandId, { gameId: '' });
    const now = needs.clock();
    const { brand, player } = admittedPlayer(facts, now);
    if (managesBrand(brand, { ...caller, level: player.level })) return [];
    const { promotions } = await needs.published(brandId);
    const listed = promotions.filter(
      (promotion) => isRunning(promotion, now) && promotion.rules.trigger.on !== 'CODE',
    );
    const asked: Asked = { player, facts, now };
    const offers = await playerOffers(needs, asked, listed);
    const shown = await Promise.all(offers.map((offer) => toOffer(needs, asked, offer)));
    return shown.flatMap((offer) => offer ?? []);
  };

/** Whether rewards can be collected by the schedule and the status; also before the start, for the list of offers. */
export const isRunning = ({ rules, isPaused }: PublishedPromotion, now: Date): boolean =>
  ['SCHEDULED', 'ACTIVE'].includes(
    statusAt(
      { status: isPaused ? 'PAUSED' : 'PUBLISHED', schedule: rules.schedule, isExhausted: false },
      now.getTime(),
    ),
  );

/** Converts an offer to the type of the schema. Undefined if the player is not eligible or the budget is used up. */
async function toOffer(
  needs: Needs,
  { player, facts, now }: Asked,
  { type, rules, progress, offer }: PlayerOffer,
): Promise<PromotionOffer | undefined> {
  if (!offer) return undefined;
  const isOpen = offer.status === 'CLAIMABLE' || offer.status === 'IN_PROGRESS';
  if (isOpen && isExhausted({ rules }, await needs.recentBudget(rules.promotionId))) return undefined;
  const { promotionId, brandId, name, conditions, reward } = rules;
  const at = offer.claim?.at ?? now.getTime();
  const values = conditionValues(rules, playerFacts(facts, player), progress, at);
  return {
    ...{ promotionId, brandId, type, name, ...rewardCoin(rules) },
    rules: JSON.stringify(rules),
    rulesHash: rulesHash(rules),
    status: offer.status,
    progress: conditions.map(({ atLeast }, index) => ({ value: `${values[index] ?? 0n}`, atLeast })),
    amount: offer.amount === null ? null : `${offer.amount}`,
    closesAt: timeOf(offer.closesAt),
    opensAt: timeOf(offer.opensAt),
    serverSeedHash: dependsOn(reward) === 'DRAW' ? (facts.play?.seed.serverSeedHash ?? null) : null,
  };
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
