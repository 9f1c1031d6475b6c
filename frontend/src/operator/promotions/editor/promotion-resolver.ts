import { get, type Resolver } from 'react-hook-form';
import type { PromotionType } from '#domain/generated/types';
import { checkCountedGames } from '#domain/promotions/check-counted-games';
import { checkRules } from '#domain/promotions/check-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import { numberSentence } from '../../../platform/forms/number-sentence';
import { resolverOf } from '../../../platform/forms/form-resolver';
import { missingTimes } from '../../../parts/editing/local-time';
import { isNumeric } from '../../../parts/editing/text-controls';
import type { PromotionValues } from './promotion-values';
import { controlAt, errorMessage, fieldOf } from './rule-fault-labels';

const times = ['schedule.startsAt', 'schedule.endsAt'] as const;

/**
 * Checks a form with the same rules as the server, and shows each error at its field. `gameIds`: the games of the brand.
 * `zone`: the time zone of its times.
 */
export const promotionResolver = (
  type: PromotionType,
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
      const control = controlAt(type, field);
      const isNumber = control && 'control' in control && isNumeric(control.control);
      const number = isNumber ? numberSentence(text, 'number') : undefined;
      faults[field] ??= number ?? errorMessage(type, fault, text);
    }
    const { startsAt, endsAt } = values.schedule;
    const typed = { 'schedule.startsAt': startsAt, 'schedule.endsAt': endsAt };
    return { ...faults, ...missingTimes(typed, times, zone) };
  });

/** The text in a field, which determines whether an error is "required". Undefined for lists and for other paths. */
export const textAt = (values: PromotionValues, field: string): string | undefined => {
  const value: unknown = get(values, field);
  return typeof value === 'string' ? value : undefined;
};
