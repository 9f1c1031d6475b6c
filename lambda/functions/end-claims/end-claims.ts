import { claimsAt, expiryOf, type OpenClaim, type Suspensions } from '#domain/promotions/claims/open-claims';
import { dayMs } from '#domain/promotions/periods';
import { settleClaims, type SettleNeeds } from '#lambda/services/play/settle-claims';
import { Refusal } from '#lambda/runtime/refusal';
import type { PlayRow } from '#lambda/stores/play/play-row';
import type { DueClaim, DueClaimStore } from '#lambda/stores/promotions/due-claims';
import { untilWritten } from '#lambda/runtime/until-written';

export interface Needs extends SettleNeeds {
  readonly due: DueClaimStore;
  readonly play: (brandId: string, playerId: string) => Promise<PlayRow | undefined>;
  /** The time at which the player was suspended; undefined for a deleted account. */
  readonly suspensions: (brandId: string, playerId: string) => Promise<Suspensions | undefined>;
  /** Reports a claim that could not be ended. The next run tries again. */
  readonly report: (claim: DueClaim, error: unknown) => void;
}

const attempts = 6;

/**
 * Ends the claims that have expired, for players who do not return, and settles claims that could not be
 * settled when they ended. Returns the number of claims that it processed.
 */
export function endClaims(needs: Needs) {
  return async (): Promise<{ readonly claims: number }> => {
    const until = needs.clock();
    let claims = 0;
    for await (const claim of needs.due.before(until)) {
      claims += 1;
      try {
        await untilWritten(attempts, needs.ledger, () => look(needs, claim));
      } catch (error) {
        needs.report(claim, error);
      }
    }
    return { claims };
  };
}

async function look(needs: Needs, due: DueClaim): Promise<void> {
  const { brandId, playerId, id } = due;
  const play = await needs.play(brandId, playerId);
  const kept = play?.claims?.find(({ claimId }) => claimId === id);
  // The index is eventually consistent: the claim has already ended.
  if (!play || !kept) return;
  const now = needs.clock();
  const suspensions = (await needs.suspensions(brandId, playerId)) ?? noSuspensions;
  const claims = claimsAt(play.claims ?? [], now.getTime(), suspensions);
  if (claims.some(({ ending }) => ending !== null)) await settleClaims(needs, { ...play, claims });
  const open = claims.find(({ claimId }) => claimId === id);
  if (open?.ending === null) await postpone(needs, due, open, now);
}

const noSuspensions: Suspensions = { totalMs: 0, since: null };

/**
 * A claim that has not expired yet because the player was suspended. During a suspension it is checked once a
 * day.
 */
async function postpone({ due }: Needs, claim: DueClaim, open: OpenClaim, now: Date): Promise<void> {
  const at = Math.min(expiryOf(open, now.getTime()), now.getTime() + dayMs);
  await due.postpone(claim, new Date(at).toISOString()).catch((error: unknown) => {
    // Another process has ended the claim in the meantime.
    if (!(error instanceof Refusal)) throw error;
  });
}
