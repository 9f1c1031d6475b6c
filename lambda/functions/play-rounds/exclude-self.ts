import { endedClaim } from '#domain/promotions/claims/open-claims';
import type { Caller } from '#lambda/caller';
import { knownPlayer } from '#lambda/play/admission';
import { settleClaimsIfPossible } from '#lambda/play/settle-claims';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { playerEvent } from '#lambda/functions/play-rounds/player-event';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { presentPlayer } from '#lambda/functions/play-rounds/present-player';
import { Refusal } from '#lambda/refusal';
import type { BrandUserRow, PresentedPlayer } from '#lambda/stores/brands/brand-user-row';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';

/**
 * Excludes the caller from play in a brand, or in all brands, immediately and for some months. An exclusion
 * can be extended but never shortened.
 */
export function excludeSelf(needs: Needs) {
  return async (caller: Caller, input: InputOf<'excludeSelf'>): Promise<PresentedPlayer> => {
    const { brandId, months, everywhere, confirmation } = input;
    const facts = await needs.facts.standing(caller, brandId);
    const now = needs.clock();
    const { brand, player } = knownPlayer(facts, now);
    if (confirmation !== brand.name) throw new Refusal('input.invalid', { field: 'confirmation' });
    const wished = inMonths(now, months);
    const until = laterOf(player.selfExcludedUntil, wished);
    const excluded: BrandUserRow = {
      ...player,
      status: player.status === 'ACTIVE' ? 'SELF_EXCLUDED' : player.status,
      selfExcludedUntil: until,
      selfExcludedAt: startOf(player.selfExcludedUntil, player.selfExcludedAt, now),
      version: player.version + 1,
      updatedAt: now.toISOString(),
    };
    const { play, excludedUntil = null, excludedSince } = facts;
    const isLonger = laterOf(excludedUntil, wished) !== excludedUntil;
    const everywhereFor =
      everywhere && isLonger
        ? { until: wished, since: startOf(excludedUntil, excludedSince, now) }
        : undefined;
    const stopped =
      play &&
      nextPlay(play, { ...forfeited(play, now), sessionId: undefined, playerVersion: excluded.version });
    await needs.limits.exclude({
      caller,
      player: excluded,
      play: stopped,
      everywhere: everywhereFor,
      wishedUntil: wished,
      isEverywhere: everywhere,
      emailHash: await needs.emailExclusions.toLengthen(caller.sub, wished, everywhere ? undefined : brandId),
      audit: playerEvent(now, 'SELF_EXCLUDED', player, { until, everywhere }),
    });
    if (stopped) await settleClaimsIfPossible(needs, stopped);
    return presentPlayer({ brand, player: excluded });
  };
}

/** An exclusion ends the rewards in progress. */
const forfeited = ({ claims }: PlayRow, now: Date): Partial<PlayRow> =>
  claims ? { claims: claims.map((claim) => endedClaim(claim, 'FORFEITED', now.getTime())) } : {};

/**
 * ISO 8601. If the month has no such day, the date moves into the next month, so the exclusion is never too
 * short.
 */
function inMonths(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then.toISOString();
}

/** An exclusion that is extended keeps its start. */
const startOf = (until: string | null, since: string | undefined, now: Date): string | undefined =>
  until !== null && until > now.toISOString() ? since : now.toISOString();

/** The later of two times in ISO 8601. */
const laterOf = (one: string | null, other: string): string => (one !== null && one > other ? one : other);
