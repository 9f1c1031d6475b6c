import { get, type Resolver } from 'react-hook-form';
import { checkRules } from '#domain/promotions/check-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import { resolverOf } from '../../../platform/forms/form-resolver';
import type { PresetType } from './preset-labels';
import type { PromotionValues } from './promotion-values';
import { errorMessage, fieldOf } from './rule-fault-labels';

/** Checks a form with the same rules as the server, and shows each error at its field. */
export const promotionResolver = (
  type: PresetType,
  rulesIn: (values: PromotionValues) => PromotionRules,
): Resolver<PromotionValues> =>
  resolverOf((values) => {
    const faults: Record<string, string> = {};
    for (const fault of checkRules(rulesIn(values))) {
      const field = fieldOf(type, fault.path);
      faults[field] ??= errorMessage(type, fault, textAt(values, field));
    }
    return faults;
  });

/** The text in a field, which determines whether an error is "required". Undefined for lists and for other paths. */
export const textAt = (values: PromotionValues, field: string): string | undefined => {
  const value: unknown = get(values, field);
  return typeof value === 'string' ? value : undefined;
};
