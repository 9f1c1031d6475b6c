import type { PromotionInvitation, PromotionInvitationConnection } from '#domain/generated/types';
import { ineligibility } from '#domain/promotions/eligibility';
import { occurrenceAt, periodName } from '#domain/promotions/periods';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { factsOf } from '#lambda/functions/manage-promotions/dry-run-players';
import { knownPromotion, promotionEvent } from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { managedPromotion } from '#lambda/functions/manage-promotions/read-promotions';
import type { ArgumentsOf, InputOf } from '#lambda/functions/manage-promotions/request';
import { promotionStatus } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import type { InvitationRow } from '#lambda/stores/promotions/event-store';
import { ulid } from '#lambda/runtime/ulid';

/**
 * Invites a player to an active promotion with the trigger MANUAL: the event for which the player can collect the reward. A
 * second invitation in the same period returns the first one. Refuses players who could not collect the reward, and
 * managers of the brand.
 */
export const inviteToPromotion =
  (needs: Needs) =>
  async (
    caller: Caller,
    { promotionId, userId }: InputOf<'inviteToPromotion'>,
  ): Promise<PromotionInvitation> => {
    const now = needs.clock();
    const { row: promotion, budget, facts, guards } = await knownPromotion(needs, caller, promotionId);
    const { brandId, rules } = promotion;
    // The caller is a manager; the level of another user is checked below.
    checkNotManager(facts.brand, { sub: userId, level: undefined, isAdmin: userId === caller.sub });
    if (rules.trigger.on !== 'MANUAL') throw new Refusal('promotion.no-invitations');
    const status = promotionStatus(promotion, budget, now);
    if (status !== 'ACTIVE') throw new Refusal('promotion.wrong-status', { status });
    if (!occurrenceAt(rules.schedule, now.getTime())) throw new Refusal('promotion.closed');
    const { displayName, playerId } = await eligiblePlayer(needs, promotion, {
      ...caller,
      sub: userId,
      groups: [],
      isAdmin: await needs.isAdmin(userId),
    });
    const period = periodName(rules, now.getTime());
    const made = await needs.events.invitation({ brandId, playerId }, { promotionId, period });
    if (made) return toInvitation(made, { userId, displayName });
    const invitation: InvitationRow = {
      ...{ id: ulid(now), brandId, playerId, promotionId, period },
      ...{ createdBy: caller.sub, createdAt: now.toISOString() },
    };
    await needs.write([
      ...guards,
      needs.events.insert(invitation),
      needs.audit(promotionEvent(now, 'PROMOTION_INVITED', caller, promotion, { userId })),
    ]);
    return toInvitation(invitation, { userId, displayName });
  };

async function eligiblePlayer(
  needs: Needs,
  { brandId, rules }: Pick<InvitationPromotion, 'brandId' | 'rules'>,
  invited: Caller,
) {
  const now = needs.clock();
  const facts = await needs.brands.facts(brandId, invited);
  if (!facts?.user) throw new Refusal('player.missing');
  checkNotManager(facts.brand, { ...invited, level: facts.user.level });
  const player = factsOf({ user: facts.user, excludedUntil: facts.excludedUntil }, now);
  const reason = ineligibility(rules.eligibility, player, now.getTime());
  if (reason !== undefined) throw new Refusal('promotion.player-not-eligible', { reason });
  return facts.user;
}

type InvitationPromotion = Awaited<ReturnType<typeof knownPromotion>>['row'];

/** The invitations to a promotion, newest first, with the users. The token is the id of the last one. */
export const listPromotionInvitations =
  (needs: Needs) =>
  async (
    caller: Caller,
    { promotionId, limit, nextToken }: ArgumentsOf<'listPromotionInvitations'>,
  ): Promise<PromotionInvitationConnection> => {
    const { brandId } = await managedPromotion(needs, caller, promotionId);
    const { rows, last } = await needs.events.invitations(promotionId, limit, nextToken ?? undefined);
    const players = await needs.players(
      brandId,
      rows.map(({ playerId }) => playerId),
    );
    return {
      items: rows.map((row) => toInvitation(row, players.get(row.playerId))),
      nextToken: last ?? null,
    };
  };

const toInvitation = (
  { id, promotionId, period, createdAt }: InvitationRow,
  player: { readonly userId: string; readonly displayName: string } | undefined,
): PromotionInvitation => ({
  ...{ id, promotionId, period, createdAt },
  userId: player?.userId ?? null,
  displayName: player?.displayName ?? null,
});
