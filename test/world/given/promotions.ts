import type { Promotion, PromotionType } from '#domain/generated/types';
import { dailyGrant, dailyWheel, freeRounds, type PresetBase, promoCode } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { ulid } from '#lambda/runtime/ulid';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import type { Product } from '#test/support/product';
import type { OpenBrand } from './open-brand';

/** Everything of a promotion in Pearls but its reward. It has started and has no end. */
export const baseOf = (name: string): PresetBase => ({
  ...{ promotionId: '', version: 1, brandId: '', name, coin: 'PEARL', decimals: 2 },
  termsText: `${name}: one reward for each player.\nRewards are play coins, which have no value.`,
  startsAt: new Date(Date.now() - 60_000).toISOString(),
  ...{ endsAt: null, budget: '1000000', maxClaims: null },
});

/** A promotion with the rules that it is published with. */
type Given = readonly [type: PromotionType, rules: PromotionRules];

/** Publishes promotions in an open brand by its owner. */
export async function givenPublished(
  product: Product,
  brand: OpenBrand,
  promotions: readonly Given[],
): Promise<void> {
  await as(product, brand.owner, async (token) => {
    for (const [type, rules] of promotions) {
      const input = { brandId: brand.id, type, rules: JSON.stringify(rules), requestId: ulid(new Date()) };
      const create = `mutation Create($input: CreatePromotionInput!) { createPromotion(input: $input) { id version } }`;
      const { createPromotion } = await graphql<{ createPromotion: Pick<Promotion, 'id' | 'version'> }>(
        product,
        token,
        create,
        { input },
      );
      const { id, version } = createPromotion;
      const query = `mutation Publish($input: PromotionInput!) { publishPromotion(input: $input) { id } }`;
      await graphql(product, token, query, { input: { id, expectedVersion: version } });
    }
  });
}

/** Coins for every day, a wheel and a code, published in an open brand by its owner. */
export const givenPromotions = (product: Product, brand: OpenBrand, code: string): Promise<void> =>
  givenPublished(product, brand, [
    ['DAILY_GRANT', dailyGrant(baseOf('Daily pearls'), { amount: '500' })],
    ['PROMO_CODE', promoCode(baseOf('Quay code'), { code, amount: '750' })],
    [
      'DAILY_WHEEL',
      dailyWheel(baseOf('Quay wheel'), {
        sectors: [
          { label: 'Shell', weight: 5, amount: '100' },
          { label: 'Anchor', weight: 3, amount: '200' },
          { label: 'Chest', weight: 1, amount: '2500' },
          { label: 'Lighthouse', weight: 1, amount: '5000' },
        ],
      }),
    ],
  ]);

/** Two free rounds at a game with its second bet, and coins with wagering. */
export async function givenRewardsInProgress(
  product: Product,
  brand: OpenBrand,
  gameId: string,
): Promise<void> {
  const levels = await as(product, brand.owner, async (token) => {
    const query = `query Bets($brandId: ID!) { listBrandGames(brandId: $brandId) { id live { betLevels } } }`;
    const { listBrandGames } = await graphql<{
      listBrandGames: readonly { id: string; live: { betLevels: readonly number[] } }[];
    }>(product, token, query, { brandId: brand.id });
    return listBrandGames.find(({ id }) => id === gameId)?.live.betLevels;
  });
  const bet = `${(levels?.[1] ?? 0) * 100}`;
  await givenPublished(product, brand, [
    ['FREE_ROUNDS', freeRounds(baseOf('Quay rounds'), { gameId, count: 2, bet, maxWin: '100000' })],
    [
      'DAILY_GRANT',
      dailyGrant(
        { ...baseOf('Harbour pearls'), wagering: { multiple: 10, maxWin: '5000' } },
        { amount: '2000' },
      ),
    ],
  ]);
}
