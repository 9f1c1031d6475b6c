import type { PromotionRules } from '#domain/promotions/rules';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { Refusal } from '#lambda/runtime/refusal';

/**
 * Refuses free rounds at a game that is not offered, or with a bet that its live version does not offer: a player could not
 * play them. Reads the game for free rounds only.
 */
export async function checkFreeRounds(
  { offered }: Pick<Needs, 'offered'>,
  { reward, decimals }: Pick<PromotionRules, 'reward' | 'decimals'>,
): Promise<void> {
  if (reward.kind !== 'FREE_ROUNDS') return;
  const [game] = await offered([reward.gameId]);
  if (!game) throw new Refusal('promotion.rules', { path: 'reward.gameId', code: 'format' });
  const bets = game.betLevels.map((level) => BigInt(level) * 10n ** BigInt(decimals));
  if (!bets.includes(BigInt(reward.bet)))
    throw new Refusal('promotion.rules', { path: 'reward.bet', code: 'bet-not-offered' });
}
