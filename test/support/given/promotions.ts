import type { Promotion, PromotionType } from '#domain/generated/types';
import { dailyGrant, dailyWheel, type PresetBase, promoCode } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { ulid } from '#lambda/ulid';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import type { Product } from '../product';
import type { OpenBrand } from './open-brand';

const baseOf = (name: string): PresetBase => ({
  ...{ promotionId: '', version: 1, brandId: '', name, coin: 'PEARL', decimals: 2 },
  termsText: `${name}: one reward for each player.\nRewards are play coins, which have no value.`,
  startsAt: new Date(Date.now() - 60_000).toISOString(),
  ...{ endsAt: null, budget: '1000000', maxClaims: null },
});

/** Coins for every day, a wheel and a code, published in an open brand by its owner. */
export async function givenPromotions(product: Product, brand: OpenBrand, code: string): Promise<void> {
  await as(product, brand.owner, async (token) => {
    const publish = async (type: PromotionType, rules: PromotionRules) => {
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
    };
    await publish('DAILY_GRANT', dailyGrant(baseOf('Daily pearls'), { amount: '500' }));
    await publish('PROMO_CODE', promoCode(baseOf('Quay code'), { code, amount: '750' }));
    await publish(
      'DAILY_WHEEL',
      dailyWheel(baseOf('Quay wheel'), {
        sectors: [
          { label: 'Shell', weight: 5, amount: '100' },
          { label: 'Anchor', weight: 3, amount: '200' },
          { label: 'Chest', weight: 1, amount: '2500' },
          { label: 'Lighthouse', weight: 1, amount: '5000' },
        ],
      }),
    );
  });
}
