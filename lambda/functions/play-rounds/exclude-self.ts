import { dayMs } from '#domain/promotions/periods';
import { endedClaim } from '#domain/promotions/claims/open-claims';
import type { Caller } from '#lambda/runtime/caller';
import { knownPlayer } from '#lambda/services/play/admission';
import { settleClaimsIfPossible } from '#lambda/services/play/settle-claims';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { playerEvent } from '#lambda/functions/play-rounds/player-event';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { presentPlayer } from '#lambda/functions/play-rounds/present-player';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow, PresentedPlayer } from '#lambda/stores/brands/brand-user-row';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';

/**
 * Excludes the caller from play in a brand, or in all brands, immediately and for some months; or for a break of some days
 * in the brand. Both can be extended but never shortened.
 */
export function excludeSelf(needs: Needs) {
  return async (caller: Caller, input: InputOf<'excludeSelf'>): Promise<PresentedPlayer> => {
    const { brandId, everywhere } = input;
    const facts = await needs.facts.standing(caller, brandId);
    const now = needs.clock();
    const { brand, player } = knownPlayer(facts, now);
    const { wished, isBreak } = wish(input, brand.name, now);
    const before = lastingAt(player.selfExcludedUntil, now);
    const until = laterOf(before, wished);
    const addedMs = Date.parse(until) - Date.parse(before ?? now.toISOString());
    const excluded: BrandUserRow = {
      ...player,
      status: player.status === 'ACTIVE' ? 'SELF_EXCLUDED' : player.status,
      selfExcludedUntil: until,
      selfExcludedAt: startOf(player.selfExcludedUntil, player.selfExcludedAt, now),
      // A self-exclusion that a break extends stays one.
      onBreak: isBreak && (before === null || player.onBreak),
      suspendedMs: player.suspendedMs + (isBreak ? addedMs : 0),
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
      nextPlay(play, {
        ...(!isBreak && forfeited(play, now)),
        ...{ sessionId: undefined, playerVersion: excluded.version },
      });
    await needs.limits.exclude({
      caller,
      player: excluded,
      play: stopped,
      everywhere: everywhereFor,
      wishedUntil: wished,
      isEverywhere: everywhere,
      emailHash: await needs.emailExclusions.toLengthen(caller.sub, wished, everywhere ? undefined : brandId),
      audit: playerEvent(now, isBreak ? 'BREAK_TAKEN' : 'SELF_EXCLUDED', player, {
        until,
        ...(!isBreak && { everywhere }),
      }),
    });
    if (stopped) await settleClaimsIfPossible(needs, stopped);
    return presentPlayer({ brand, player: excluded });
  };
}

/** The end that the player asked for, in ISO 8601. Refuses an exclusion that is not confirmed, and a break from all brands. */
function wish(
  { months, days, everywhere, confirmation }: InputOf<'excludeSelf'>,
  brandName: string,
  now: Date,
): { readonly wished: string; readonly isBreak: boolean } {
  const invalid = (field: string) => new Refusal('input.invalid', { field });
  if (days !== null) {
    if (months !== null) throw invalid('months');
    if (everywhere) throw invalid('everywhere');
    return { wished: new Date(now.getTime() + days * dayMs).toISOString(), isBreak: true };
  }
  if (months === null) throw new Refusal('input.required', { field: 'months' });
  if (confirmation !== brandName) throw invalid('confirmation');
  return { wished: inMonths(now, months), isBreak: false };
}

/** An exclusion ends the rewards in progress. During a break their clocks stop, like during a suspension. */
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

const lastingAt = (until: string | null, now: Date): string | null =>
  until !== null && until > now.toISOString() ? until : null;

/** The later of two times in ISO 8601. */
const laterOf = (one: string | null, other: string): string => (one !== null && one > other ? one : other);
