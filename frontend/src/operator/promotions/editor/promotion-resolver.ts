import { get, type Resolver } from 'react-hook-form';
import { checkCountedGames } from '#domain/promotions/check-counted-games';
import { checkRules } from '#domain/promotions/check-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import { numberSentence } from '../../../platform/forms/number-sentence';
import { resolverOf } from '../../../platform/forms/form-resolver';
import { missingTimes } from '../../../parts/editing/local-time';
import type { PresetType } from './preset-labels';
import type { PromotionValues } from './promotion-values';
import { errorMessage, fieldOf } from './rule-fault-labels';

/** The fields whose text is no number. */
const textFields: readonly string[] = ['code', 'name'];

/**
 * Checks a form with the same rules as the server, and shows each error at its field. `gameIds`: the games of the brand.
 * `zone`: the time zone of its times.
 */
export const promotionResolver = (
  type: PresetType,
  rulesIn: (values: PromotionValues) => PromotionRules,
  gameIds: readonly string[],
  zone: string,
): Resolver<PromotionValues> =>
  resolverOf((values) => {
    const faults: Record<string, string> = {};
    const rules = rulesIn(values);
    const uncounted = checkCountedGames(rules, gameIds);
    for (const fault of [...checkRules(rules), ...(uncounted ? [uncounted] : [])]) {
      const field = fieldOf(type, fault.path);
      const text = textAt(values, field);
      const number = textFields.includes(field) ? undefined : numberSentence(text, 'number');
      faults[field] ??= number ?? errorMessage(type, fault, text);
    }
    return { ...faults, ...missingTimes(values, ['startsAt', 'endsAt'], zone) };
  });

/** The text in a field, which determines whether an error is "required". Undefined for lists and for other paths. */
export const textAt = (values: PromotionValues, field: string): string | undefined => {
  const value: unknown = get(values, field);
  return typeof value === 'string' ? value : undefined;
};
