import { type DryRunPlayer, historyFrom } from '#domain/promotions/dry-run/dry-run';
import { dryRunLimits } from '#domain/promotions/dry-run/dry-run-limits';
import type { PlayerFacts } from '#domain/promotions/eligibility';
import { claimId, type PriorClaim } from '#domain/promotions/engine';
import { needsRounds, pastEvents } from '#domain/promotions/dry-run/past-events';
import type { Span } from '#domain/promotions/periods';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { brandUserAt } from '#lambda/stores/brands/brand-user-row';
import type { JoinedPlayer } from '#lambda/stores/brands/joined-players';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';

/** A player of the dry run, with the fields that are shown. */
export interface ReadPlayer extends DryRunPlayer {
  readonly userId: string;
  readonly displayName: string;
}

export interface ReadPlayers {
  readonly players: readonly ReadPlayer[];
  /** Whether players or rounds were left out: see `dryRunLimits`. */
  readonly isPartial: boolean;
}

/** The number of players that are read in parallel. */
const playersAtOnce = 8;

/**
 * The players of the promotion's brand with their events in `span` and their claims, within `dryRunLimits`. Players of level
 * ADMIN are left out, because managers cannot collect rewards.
 */
export async function readDryRunPlayers(
  needs: Pick<Needs, 'joined' | 'rounds' | 'claims' | 'clock'>,
  promotion: PromotionRow,
  span: Span,
): Promise<ReadPlayers> {
  const joined = await needs.joined(promotion.brandId, dryRunLimits.players);
  const players: ReadPlayer[] = [];
  let rounds = 0;
  let isPartial = joined.hasMore;
  for (let from = 0; from < joined.players.length; from += playersAtOnce) {
    if (rounds >= dryRunLimits.rounds) return { players, isPartial: true };
    const next = joined.players
      .slice(from, from + playersAtOnce)
      .filter(({ user }) => user.level !== 'ADMIN');
    for (const read of await Promise.all(next.map((one) => readPlayer(needs, promotion, span, one)))) {
      players.push(read.player);
      rounds += read.rounds;
      isPartial ||= read.isCut;
    }
  }
  return { players, isPartial };
}

async function readPlayer(
  needs: Pick<Needs, 'rounds' | 'claims' | 'clock'>,
  promotion: PromotionRow,
  span: Span,
  joined: JoinedPlayer,
) {
  const { brandId, rules } = promotion;
  const { userId, displayName, playerId } = joined.user;
  const [{ rounds, isCut }, claims] = await Promise.all([
    needsRounds(rules)
      ? needs.rounds(
          { brandId, playerId, coin: rules.coin, purse: 'MAIN' },
          { since: new Date(historyFrom(rules, span)).toISOString(), most: dryRunLimits.roundsOfPlayer },
        )
      : { rounds: [], isCut: false },
    // Players can collect only rewards of published promotions.
    promotion.publishedAt === null ? [] : needs.claims.ofPromotion({ brandId, playerId }, promotion.id),
  ]);
  const player = factsOf(joined, needs.clock());
  const events = pastEvents(rules, player.joinedAt, [...rounds].reverse());
  return {
    player: { userId, displayName, player, events, prior: claims.map(asPrior) },
    rounds: rounds.length,
    isCut,
  };
}

/** The current facts about the player. */
export function factsOf({ user, excludedUntil }: JoinedPlayer, now: Date): PlayerFacts {
  const { playerId, status, tier, level, country, createdAt, tags } = brandUserAt(user, now);
  const ends = [user.selfExcludedUntil, excludedUntil].flatMap((until) =>
    until === null || until === undefined ? [] : [Date.parse(until)],
  );
  return {
    ...{ playerId, status, tier, level, country, tags },
    protectedUntil: ends.length === 0 ? null : Math.max(...ends),
    joinedAt: Date.parse(createdAt),
  };
}

/** Which claims were open at the time is not recorded, so they do not count for stacking. */
const asPrior = ({ promotionId, playerId, period }: ClaimRow): PriorClaim => ({
  id: claimId(promotionId, playerId, period),
  promotionId,
  ...{ isOpen: false, exclusive: false, group: null },
});
