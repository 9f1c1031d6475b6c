import { noProgress, withRound, type Progress } from '#domain/promotions/conditions';
import type { PlayerFacts } from '#domain/promotions/eligibility';
import type { PriorClaim } from '#domain/promotions/engine';
import { claimPeriodsAt, offerAt, type Offer, type PlayerEvents } from '#domain/promotions/offers';
import { scheduleSpan } from '#domain/promotions/periods';
import type { PromotionRules } from '#domain/promotions/rules';
import { countedWindows, decidingWindow } from '#domain/promotions/windows';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import { recordedEvents } from '#lambda/functions/claim-promotions/recorded-events';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { PlayFacts } from '#lambda/stores/play/play-facts';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';
import { JournalBehind, type RoundsAfter } from '#lambda/stores/tournaments/wallet-rounds';

/** A promotion with one player's offer and the data that determine it. */
export interface PlayerOffer extends PublishedPromotion {
  readonly progress: Progress;
  /** The player's claims of the periods that affect the offer. */
  readonly claims: readonly ClaimRow[];
  /** Undefined for a player who is not eligible. */
  readonly offer: Offer | undefined;
}

export interface Asked {
  /** The current data of the player. */
  readonly player: BrandUserRow;
  readonly facts: PlayFacts;
  readonly now: Date;
  /** The code that the player entered. */
  readonly code?: string | undefined;
  /**
   * The time of the request, in milliseconds since 1970, so that a repeated request finds its claim in the period of the
   * first one. Undefined for a list of offers, from which the latest rounds can be missing.
   */
  readonly requestedAt?: number | undefined;
}

/** From this number of new rounds on, the progress is stored. Fewer rounds are counted again at every request. */
const keptFrom = 50;

/** Evaluates promotions for a player. Reads the player's claims, and the rounds that were not counted yet. */
export async function playerOffers(
  needs: Needs,
  asked: Asked,
  promotions: readonly PublishedPromotion[],
): Promise<readonly PlayerOffer[]> {
  const { player, facts, now, code } = asked;
  const who = playerFacts(facts, player);
  const at = now.getTime();
  const rulesOfAll = promotions.map(({ rules }) => rules);
  const recorded = await recordedEvents(needs, player, rulesOfAll, now);
  const events: PlayerEvents = { joinedAt: who.joinedAt, code, recorded };
  const [claims, progresses] = await Promise.all([
    Promise.all(rulesOfAll.map((rules) => claimsThatDecide(needs, asked, rules, events))),
    countedProgress(needs, asked, who, rulesOfAll),
  ]);
  return promotions.map((promotion, index) => {
    const { rules } = promotion;
    const own = claims[index] ?? [];
    const prior = [...own.map(asPrior), ...openPriors(facts)];
    const progress = progresses[index] ?? noProgress(rules);
    const offer = offerAt(rules, { player: who, progress }, prior, at, events);
    return { ...promotion, progress, claims: own, offer };
  });
}

/** The facts about a player that the engine needs. */
export function playerFacts({ player: asRead, excludedUntil }: PlayFacts, player: BrandUserRow): PlayerFacts {
  const { playerId, status, tier, level, country, createdAt, tags } = player;
  // `player` is as of now: the row still has the end of an exclusion that is over.
  const ends = [asRead?.selfExcludedUntil, excludedUntil].flatMap((until) =>
    until === undefined || until === null ? [] : [Date.parse(until)],
  );
  return {
    ...{ playerId, status, tier, level, country, tags },
    protectedUntil: ends.length === 0 ? null : Math.max(...ends),
    joinedAt: Date.parse(createdAt),
  };
}

/** A claim in progress is among `openPriors`, too. */
const asPrior = ({ promotionId, playerId, period }: ClaimRow): PriorClaim => ({
  id: `${promotionId}#${playerId}#${period}`,
  promotionId,
  ...{ isOpen: false, exclusive: false, group: null },
});

/** The claims in progress, of all promotions of the brand. */
const openPriors = ({ play }: PlayFacts): readonly PriorClaim[] =>
  (play?.claims ?? []).flatMap(({ claim, ending }) => {
    const { promotionId, stacking } = claim.terms;
    return ending === null ? { id: claim.id, promotionId, isOpen: true, ...stacking } : [];
  });

function claimsThatDecide(
  { claims }: Needs,
  { player, now, requestedAt = now.getTime() }: Asked,
  rules: PromotionRules,
  events: PlayerEvents,
): Promise<readonly ClaimRow[]> {
  const { promotionId, limits } = rules;
  if (limits.perPlayer !== null && limits.perPeriod !== 'ONCE')
    return claims.ofPromotion(player, promotionId);
  const times = [now.getTime(), requestedAt];
  const periods = new Set(times.flatMap((at) => claimPeriodsAt(rules, events, at)));
  return claims.find(
    player,
    [...periods].map((period) => ({ promotionId, period })),
  );
}

/** The progress of a player with every promotion, with all rounds up to now. */
async function countedProgress(
  needs: Needs,
  { player, now, requestedAt }: Asked,
  who: PlayerFacts,
  promotions: readonly PromotionRules[],
): Promise<readonly Progress[]> {
  const counting = promotions.filter((rules) => countedWindows(rules).length > 0);
  const { brandId, playerId } = player;
  const kept = await needs.progress.read(
    player,
    counting.map(({ promotionId }) => promotionId),
  );
  const known = new Map(
    counting.map((rules, index) => [rules.promotionId, kept[index] ?? noProgress(rules)] as const),
  );
  for (const coin of new Set(counting.map((rules) => rules.coin))) {
    const ofCoin = counting.filter((rules) => rules.coin === coin);
    const after = Math.min(...ofCoin.map(({ promotionId }) => known.get(promotionId)?.lastSeq ?? 0));
    const since = Math.min(...ofCoin.map((rules) => countedFrom(rules, who, now.getTime())));
    const read = await roundsOf(
      needs,
      { brandId, playerId, coin, purse: 'MAIN' },
      { since: new Date(since).toISOString(), after },
      requestedAt === undefined,
    );
    const oldestFirst = [...read.rounds].reverse();
    for (const rules of ofCoin) {
      const before = known.get(rules.promotionId) ?? noProgress(rules);
      let progress = before;
      for (const round of oldestFirst) progress = withRound(rules, who, progress, round);
      // Movements other than rounds do not have to be read again either.
      progress = { ...progress, lastSeq: Math.max(progress.lastSeq, read.last) };
      known.set(rules.promotionId, progress);
      if (read.rounds.length >= keptFrom) await needs.progress.keep(player, rules.promotionId, progress);
    }
  }
  return promotions.map((rules) => known.get(rules.promotionId) ?? noProgress(rules));
}

/** The start of the earliest window that affects claims now or later. */
function countedFrom(rules: PromotionRules, who: PlayerFacts, now: number): number {
  const start = scheduleSpan(rules.schedule).from;
  const decides = countedWindows(rules).map((within) => {
    // The reward of the previous period can still be collected.
    const isLate = within.kind === 'PERIOD' && rules.limits.perPeriod !== 'ONCE';
    const decided = isLate ? ({ kind: 'PREVIOUS_PERIOD' } as const) : within;
    return decidingWindow(rules, decided, who, now)?.from ?? (isLate ? periodStart(rules, who, now) : start);
  });
  return Math.max(start, Math.min(...decides));
}

const periodStart = (rules: PromotionRules, who: PlayerFacts, now: number): number =>
  decidingWindow(rules, { kind: 'PERIOD' }, who, now)?.from ?? now;

async function roundsOf(
  { rounds }: Needs,
  wallet: Parameters<Needs['rounds']>[0],
  from: Parameters<Needs['rounds']>[1],
  mayBeBehind: boolean,
): Promise<RoundsAfter> {
  try {
    return await rounds(wallet, from);
  } catch (error) {
    if (!(error instanceof JournalBehind)) throw error;
    if (mayBeBehind) return { rounds: [], last: from.after };
    // The caller retries until the index has all movements.
    throw new Refusal('write.collided');
  }
}
