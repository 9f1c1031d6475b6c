import type { PromotionType } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import { demoCode, pauseDemoCode, promotionsOf } from '../promotions';
import type { Seeding } from '../seeding';
import { emailOf, mainPlayers } from './demo-players';

/** The number of demo players who turn the wheel and take a ticket. Every second one of them also uses the code. */
const claimants = 10;
const dailyTypes: readonly PromotionType[] = ['DAILY_WHEEL', 'DAILY_GRANT'];

/**
 * Lets demo players collect rewards, then pauses the promotion of the code. Collected rewards are not
 * collected again.
 */
export async function claimRewards(seeding: Seeding, brandId: string): Promise<void> {
  const promotions = await as(seeding, demoAccounts.operator, (token) =>
    promotionsOf(seeding, token, brandId),
  );
  const daily = promotions.filter(({ type, status }) => status === 'ACTIVE' && dailyTypes.includes(type));
  for (const [at, player] of mainPlayers.slice(0, claimants).entries())
    await as(seeding, emailOf(player), async (token) => {
      for (const { id } of daily) await claim(seeding, token, { brandId, promotionId: id });
      if (at % 2 === 0) await claim(seeding, token, { brandId, code: demoCode });
    });
  await pauseDemoCode(seeding, demoAccounts.operator, brandId);
}

const mutation = 'mutation ($input: ClaimPromotionInput!) { claimPromotion(input: $input) { id } }';
/** After an interrupted history, or for a player who must not play. */
const expected = /promotion\.(claimed|missing|not-eligible|closed)|player\.|brand-user\./;

async function claim(seeding: Seeding, token: string, claimed: object): Promise<void> {
  const input = { ...claimed, requestId: ulid(new Date()) };
  await graphql(seeding, token, mutation, { input }).catch((error: unknown) => {
    if (!(error instanceof Error && expected.test(error.message))) throw error;
  });
}
