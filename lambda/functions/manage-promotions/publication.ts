import type { Promotion } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { needsConfirmation } from '#domain/promotions/lifecycle';
import { scheduleSpan } from '#domain/promotions/periods';
import { mostRewarded, rewardCoin } from '#domain/promotions/rewards';
import { rulesHash } from '#domain/promotions/rules';
import { checkOlderLevel } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { checkFreeRounds } from '#lambda/functions/manage-promotions/check-free-rounds';
import { inZoneOf } from '#lambda/functions/manage-promotions/drafts';
import {
  checkStep,
  knownPromotion,
  promotionEvent,
  type Known,
} from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import type { InputOf } from '#lambda/functions/manage-promotions/request';
import { toPromotion } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';

/**
 * Freezes the rules of a draft and opens its budget, in one transaction. If its budget or tickets, with what the brand has
 * given today, are above the threshold of their coin, the draft waits for a second manager instead.
 */
export const publishPromotion =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'publishPromotion'>): Promise<Promotion> => {
    const now = needs.clock();
    const known = withCurrentZone(await knownPromotion(needs, caller, id));
    const status = checkStep(known, expectedVersion, 'PUBLISH', now);
    // Rewards would have to be paid to the wallet of the operator.
    if (known.facts.isSeamless) throw new Refusal('brand.seamless');
    const { threshold, ...publication } = await checkedPublication(needs, known, now);
    const { row: draft, guards } = known;
    const { rules } = draft;
    const { coin, amount } = mostRewarded(rules);
    const giving = { brandId: draft.brandId, coin, amount, threshold };
    if (!needsConfirmation(rules, threshold, await needs.allowance.givenToday(giving, now))) {
      const counted = needs.allowance.count(giving, now, new Refusal('write.collided'));
      return publish(needs, caller, known, {
        ...publication,
        ...{ status, event: 'PROMOTION_PUBLISHED', beside: counted },
      });
    }
    const at = now.toISOString();
    const row: PromotionRow = {
      ...draft,
      status: checkStep(known, expectedVersion, 'SUBMIT', now),
      ...{ rulesHash: rulesHash(rules), submittedBy: caller.sub, submittedAt: at, rejectReason: null },
      ...{ updatedAt: at, version: draft.version + 1 },
    };
    await needs.write([
      ...guards,
      needs.promotions.replace(row),
      needs.audit(
        promotionEvent(now, 'PROMOTION_SUBMITTED', caller, row, {
          ...{ rulesHash: row.rulesHash, budget: rules.limits.budget },
        }),
      ),
    ]);
    return toPromotion(row, undefined, now);
  };

/** The draft with the current time zone of the brand. A later change of the brand does not change its promotions. */
function withCurrentZone(known: Known): Known {
  const { row, facts } = known;
  const rules = { ...row.rules, schedule: inZoneOf(facts.brand, row.rules.schedule) };
  return { ...known, row: { ...row, rules } };
}

/**
 * Publishes a promotion with a large budget. Refuses with `promotion.own` for the manager who submitted it, and with
 * `confirmation.level-too-new` for a manager who was made one afterwards.
 */
export const confirmPromotion =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'confirmPromotion'>): Promise<Promotion> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    const status = checkStep(known, expectedVersion, 'CONFIRM', now);
    const isOwn = known.row.submittedBy === caller.sub;
    if (!guard('promotion.not-own', !isOwn)) throw new Refusal('promotion.own');
    checkOlderLevel(caller, known.facts, known.row.submittedAt);
    const publication = await checkedPublication(needs, known, now);
    return publish(needs, caller, known, {
      ...publication,
      ...{ status, event: 'PROMOTION_CONFIRMED', beside: [] },
    });
  };

/** Changes a promotion that awaits confirmation back to a draft. Also used by its submitter to withdraw it. */
export const rejectPromotion =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion, reason }: InputOf<'rejectPromotion'>): Promise<Promotion> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    const status = checkStep(known, expectedVersion, 'REJECT', now);
    const { row: before, guards } = known;
    const row: PromotionRow = {
      ...before,
      ...{ status, rulesHash: null, submittedBy: null, submittedAt: null, rejectReason: reason },
      ...{ updatedAt: now.toISOString(), version: before.version + 1 },
    };
    await needs.write([
      ...guards,
      needs.promotions.replace(row),
      needs.audit(
        promotionEvent(now, 'PROMOTION_REJECTED', caller, row, { reason, submittedBy: before.submittedBy }),
      ),
    ]);
    return toPromotion(row, undefined, now);
  };

interface Publication extends Awaited<ReturnType<typeof checkedPublication>> {
  readonly status: PromotionRow['status'];
  readonly event: 'PROMOTION_PUBLISHED' | 'PROMOTION_CONFIRMED';
  /** Further items of the transaction. */
  readonly beside: readonly GuardedItem[];
}

async function publish(
  needs: Needs,
  caller: Caller,
  { row: draft, guards }: Known,
  { published, kept, status, event, beside }: Omit<Publication, 'threshold'>,
): Promise<Promotion> {
  const now = needs.clock();
  const { rules } = draft;
  const at = now.toISOString();
  const row: PromotionRow = {
    ...draft,
    ...{ status, rulesHash: rulesHash(rules), publishedAt: at, updatedAt: at, rejectReason: null },
    version: draft.version + 1,
  };
  await needs.write([
    ...guards,
    needs.promotions.replace(row),
    needs.published.put(row.brandId, published, [...kept, { type: row.type, rules, isPaused: false }]),
    ...needs.budgets.open(rules),
    ...beside,
    needs.audit(
      promotionEvent(now, event, caller, row, {
        ...{ rulesHash: row.rulesHash, budget: rules.limits.budget },
        ...(row.submittedBy !== null && { submittedBy: row.submittedBy }),
      }),
    ),
  ]);
  return toPromotion(row, await needs.budgets.read(row.id), now);
}

/** The data for publishing a draft. Refuses a draft that cannot be published now. */
async function checkedPublication(needs: Needs, { row: draft, facts }: Known, now: Date) {
  const { rules } = draft;
  if (scheduleSpan(rules.schedule).to <= now.getTime()) throw new Refusal('promotion.past');
  // The draft was checked, and the kind and the decimals of a coin cannot be changed.
  const { coin } = rewardCoin(rules);
  const rewarded = facts.brand.coinTypes.find(({ code }) => code === coin);
  if (!rewarded) throw new Refusal('coin.missing', { coin });
  await checkFreeRounds(needs, rules);
  const published = await needs.published.read(draft.brandId);
  const kept = published.promotions.filter((one) => scheduleSpan(one.rules.schedule).to > now.getTime());
  if (kept.length >= limits.promotion.published)
    throw new Refusal('promotion.too-many', { limit: limits.promotion.published });
  if (kept.some((one) => codeOf(one) !== undefined && codeOf(one) === codeOf(draft)))
    throw new Refusal('promotion.code-taken');
  return { published, kept, threshold: rewarded.confirmPromotionsAbove };
}

const codeOf = ({ rules: { trigger } }: Pick<PublishedPromotion, 'rules'>) =>
  trigger.on === 'CODE' ? trigger.code : undefined;
