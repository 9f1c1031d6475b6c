import { nullish, number, object, parse, picklist, pipe, string, transform, type InferOutput } from 'valibot';
import { promotionTypes } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';

/** The rules were validated before they were written. */
export const keptRules = pipe(
  string(),
  transform((text) => JSON.parse(text) as PromotionRules),
);

const schema = object({
  id: string(),
  brandId: string(),
  type: picklist(promotionTypes),
  rules: keptRules,
  status: picklist(['DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'PAUSED', 'CANCELLED']),
  rulesHash: nullish(string(), null),
  cancelReason: nullish(string(), null),
  submittedBy: nullish(string(), null),
  submittedAt: nullish(string(), null),
  rejectReason: nullish(string(), null),
  publishedAt: nullish(string(), null),
  createdBy: string(),
  version: number(),
  createdAt: string(),
  updatedAt: string(),
});

/** The stored row of a promotion. Its status also depends on the time and the budget: see `statusAt`. */
export type PromotionRow = Readonly<InferOutput<typeof schema>>;

export const parsePromotion = (row: unknown): PromotionRow => parse(schema, row);
