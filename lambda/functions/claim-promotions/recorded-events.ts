import type { RecordedEvent } from '#domain/promotions/offers';
import { previousPeriodSpan, scheduleSpan } from '#domain/promotions/periods';
import type { PromotionRules } from '#domain/promotions/rules';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import type { ClaimingPlayer } from '#lambda/stores/promotions/claim-store';

/** The stored events of a player that these promotions react to. Reads nothing for promotions with other triggers. */
export async function recordedEvents(
  { events }: Pick<Needs, 'events'>,
  player: ClaimingPlayer,
  promotions: readonly PromotionRules[],
  now: Date,
): Promise<readonly RecordedEvent[]> {
  const invited = promotions.filter(({ trigger }) => trigger.on === 'MANUAL');
  const settled = promotions.filter(({ trigger }) => trigger.on === 'TOURNAMENT_SETTLED');
  const since = Math.min(...settled.map((rules) => countedSince(rules, now.getTime())));
  const [invitations, settlements] = await Promise.all([
    Promise.all(
      invited.map(async ({ promotionId }) =>
        (await events.invitedAt(player, promotionId)).map(
          (at) => ({ on: 'MANUAL', promotionId, at }) as const,
        ),
      ),
    ),
    settled.length === 0 ? [] : events.settledAt(player, new Date(since)),
  ]);
  return [...invitations.flat(), ...settlements.map((at) => ({ on: 'TOURNAMENT_SETTLED', at }) as const)];
}

/** The earliest time of an event that can be used now. */
const countedSince = (rules: PromotionRules, now: number): number =>
  Math.max(scheduleSpan(rules.schedule).from, previousPeriodSpan(rules, now)?.from ?? 0);
