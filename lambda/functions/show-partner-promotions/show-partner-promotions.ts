import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getPromotion, listPromotions } from '#domain/generated/novalink-api';
import type { Clock } from '#lambda/runtime/clock';
import { checkBrand, notFound } from '#lambda/services/api-keys/asked-brand';
import { listCursor } from '#lambda/services/api-keys/list-cursor';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { toPromotion } from '#lambda/services/promotions/to-promotion';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { BudgetStore } from '#lambda/stores/promotions/budget-store';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';
import type { PromotionStore } from '#lambda/stores/promotions/promotion-store';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly promotions: Pick<PromotionStore, 'read' | 'page'>;
  readonly budgets: Pick<BudgetStore, 'read'>;
  readonly clock: Clock;
}

type Promotion = ApiAnswer<typeof getPromotion>;

/** The promotions of the company's brands, as their managers see them. */
export function showPartnerPromotions(needs: Needs) {
  const { ownsBrand, promotions } = needs;
  return {
    list: async (
      { brand, limit, cursor }: ApiRequest<typeof listPromotions>,
      partner: Partner,
    ): Promise<ApiAnswer<typeof listPromotions>> => {
      const cursors = listCursor(['promotions', partner.companyId, brand]);
      const before = cursor === undefined ? undefined : cursors.placeOf(cursor);
      await checkBrand(ownsBrand, brand, partner);
      const { rows, last } = await promotions.page(brand, { limit, before, awaiting: false });
      const items = await Promise.all(rows.map((row) => present(needs, row)));
      return { items, nextCursor: last === undefined ? null : cursors.of(last) };
    },
    one: async (
      { id }: ApiRequest<typeof getPromotion>,
      { companyId }: Partner,
    ): Promise<ApiAnswer<typeof getPromotion>> => {
      const row = await promotions.read(id);
      if (!row || !(await ownsBrand(companyId, row.brandId))) throw notFound('promotion');
      return present(needs, row);
    },
  };
}

async function present({ budgets, clock }: Needs, row: PromotionRow): Promise<Promotion> {
  const remaining = row.publishedAt === null ? undefined : await budgets.read(row.id);
  const { id, brandId, type, name, coin, decimals, status, rulesHash, ...shown } = toPromotion(
    row,
    remaining,
    clock(),
  );
  const { startsAt, endsAt, budget, remaining: left, claims, cancelReason, publishedAt } = shown;
  return {
    ...{ id, brand: brandId, type, name, coin, decimals, rules: row.rules, status },
    ...{ rulesHash: rulesHash ?? null, startsAt, endsAt: endsAt ?? null, budget, remaining: left, claims },
    ...{ cancelReason: cancelReason ?? null, publishedAt: publishedAt ?? null },
  };
}
