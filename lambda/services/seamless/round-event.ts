import type { AuditAction } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { SeamlessRoundRow } from '#lambda/stores/play/seamless-round-row';

type RoundAction = Extract<AuditAction, `SEAMLESS_ROUND_${string}`>;

/** An event of the casino about a round that needs a person. */
export function roundEvent(
  action: RoundAction,
  actor: string,
  { id: roundId, bet, win, coin, of }: SeamlessRoundRow,
  now: Date,
): AuditEntry {
  const id = ulid(now);
  const amounts = { coin, bet: `${bet}`, ...(win !== undefined && { win: `${win}` }) };
  return {
    ...{ id, requestId: id, at: now.toISOString(), actor, action },
    entity: { type: 'CASINO', id: of.casinoId },
    changes: { roundId, brandId: of.brandId, playerId: of.playerId, ...amounts },
  };
}
