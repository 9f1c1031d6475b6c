import type { PromotionType } from '#domain/generated/types';
import { type PresetBase, withPeriod, withTickets } from '#domain/promotions/presets';
import { rewardCoin } from '#domain/promotions/rewards';
import { type EnteredReward, type PromotionRules, type Reward, rulesHash } from '#domain/promotions/rules';
import { hourMs } from '../../../parts/editing/local-time';
import { readText } from '../../../parts/editing/text-controls';
import { readDocument, typedDocument } from '../../../parts/editing/typed-document';
import { fieldsOf, formPresets, hasAmount } from './preset-field-labels';
import type { PromotionValues } from './promotion-values';
import { conditionOf, taskOf } from './task-kinds';

/** The fields of the rules that the form does not contain. */
export interface Identity extends Pick<PromotionRules, 'promotionId' | 'brandId' | 'version' | 'decimals'> {
  /** The decimals of the ticket coin of the reward, if there is one. */
  readonly ticketDecimals: number;
  /** The time zone of the brand. */
  readonly timeZone: string | undefined;
}

export const newGameWeight = { gameId: '', weightX100: '100' };

const blank: Omit<PresetBase, 'coin'> = {
  ...{ promotionId: '', brandId: '', version: 1, decimals: 0, name: '', termsText: '' },
  ...{ startsAt: '', endsAt: null, budget: '', maxClaims: null },
};

/** The values of a new promotion. It starts at the next full hour and has no end. */
export const newValues = (type: PromotionType, coin: string, now: number): PromotionValues =>
  valuesOf(
    type,
    formPresets[type].start({
      ...blank,
      coin,
      startsAt: new Date(Math.ceil(now / hourMs) * hourMs).toISOString(),
    }),
  );

/** The form of a draft. */
export function valuesOf(type: PromotionType, rules: PromotionRules): PromotionValues {
  const decimalsAt = (path: string) => (path === 'reward.amount' ? rewardCoin(rules) : rules).decimals;
  const values = typedDocument(fieldsOf(type), rules, decimalsAt) as PromotionValues;
  if (type !== 'MISSION') return values;
  return { ...values, conditions: rules.conditions.map((condition) => taskOf(condition, rules.decimals)) };
}

/** The rules of a form. Invalid values are kept, so that `checkRules` reports them. */
export function rulesOf(type: PromotionType, values: PromotionValues, identity: Identity): PromotionRules {
  const { ticketDecimals, ...named } = identity;
  const { decimals } = identity;
  const start = formPresets[type].start({ ...blank, coin: '', ...named });
  const fields = [...fieldsOf(type)].filter(([path]) => path !== 'reward.coin');
  readDocument(fields, values, start, () => decimals);
  const conditions =
    type === 'MISSION' ? values.conditions.map((task) => conditionOf(task, decimals)) : start.conditions;
  const rules = withPeriod({ ...start, conditions }, start.limits.perPeriod);
  const { amount, coin } = values.reward;
  if (!hasAmount(type) || coin === '') return rules;
  return withTickets(rules, {
    ...{ coin, decimals: ticketDecimals },
    amount: readText({ control: 'amount' }, amount, ticketDecimals) as string,
  });
}

/** Whether the form of the type has fields for all values of these rules. Rules from the API can have more. */
export function formShowsAll(type: PromotionType, rules: PromotionRules): boolean {
  const { promotionId, brandId, version, decimals } = rules;
  const ticketDecimals = rewardCoin(rules).decimals;
  const { timeZone } = rules.schedule;
  const identity = { promotionId, brandId, version, decimals, ticketDecimals, timeZone };
  return rulesHash(rulesOf(type, valuesOf(type, rules), identity)) === rulesHash(rules);
}

/** The JSON of the rules for a request, without the fields that the server sets. */
export function sentRules(rules: PromotionRules): string {
  const { schema, promotionId, version, brandId, decimals, reward, schedule, ...sent } = rules;
  const { timeZone, ...times } = schedule;
  return JSON.stringify({ ...sent, reward: sentReward(reward), schedule: times });
}

function sentReward(reward: Reward): EnteredReward {
  if (reward.kind !== 'TICKETS') return reward;
  const { decimals, ...sent } = reward;
  return sent;
}
