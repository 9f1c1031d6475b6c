import { toNestErrors } from '@hookform/resolvers';
import { get, type Resolver } from 'react-hook-form';
import { checkRules } from '#domain/promotions/check-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import type { PresetType } from './preset-words';
import type { PromotionValues } from './promotion-values';
import { faultSentence, fieldOf } from './rule-fault-words';

/** Checks a form by the rules that the server checks, and shows each fault at its field. */
export const promotionResolver =
  (type: PresetType, rulesIn: (values: PromotionValues) => PromotionRules): Resolver<PromotionValues> =>
  (values, _context, options) => {
    const errors: Record<string, { readonly type: 'rule'; readonly message: string }> = {};
    for (const fault of checkRules(rulesIn(values))) {
      const field = fieldOf(type, fault.path);
      errors[field] ??= { type: 'rule', message: faultSentence(type, fault, textAt(values, field)) };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<PromotionValues>(errors, options) };
  };

/** What a field holds, for "required"; undefined for a list and for what is no field. */
export const textAt = (values: PromotionValues, field: string): string | undefined => {
  const value: unknown = get(values, field);
  return typeof value === 'string' ? value : undefined;
};
