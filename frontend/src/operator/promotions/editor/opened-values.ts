import { rewardCoin } from '#domain/promotions/rewards';
import { type PromotionRules, rulesHash } from '#domain/promotions/rules';
import { typedAmount } from '../../../parts/coins/coin-amounts';
import { hourMs } from '../../../parts/editing/local-time';
import type { PresetType } from './preset-labels';
import { type PromotionValues, rulesOf, type TaskValues } from './promotion-values';
import { fromUnitOf, kindOf, type Unit, unitOf } from './task-kinds';

/** The initial values of a new promotion. It starts at the next full hour and has no end. */
export function newValues(coin: string, now: number): PromotionValues {
  return {
    ...{ name: '', coin, budget: '', maxClaims: '', endsAt: '', termsText: '' },
    startsAt: new Date(Math.ceil(now / hourMs) * hourMs).toISOString(),
    ...{ tiers: '', countries: '', tags: '', joinedWithinDays: '' },
    ...{ amount: '', rewardCoin: '', code: '', percent: '', cap: '', every: 'WEEK', perPeriod: 'DAY' },
    ...{ atLeast: '', multiple: '', gameIds: '' },
    ...{ gameId: '', roundBet: '', rounds: '', maxBet: '', maxWin: '' },
    ...{ wagerMultiple: '0', validDays: '7', spendOrder: 'MAIN_FIRST', gameWeights: [] },
    tasks: [newTask],
    sectors: [newSector, newSector, newSector],
  };
}

export const newTask: TaskValues = { kind: 'COUNT_ROUNDS', from: '', atLeast: '', gameIds: '' };
export const newGameWeight = { gameId: '', weight: '100' };
export const newSector = { label: '', weight: '1', amount: '' };

/** The form of a draft. */
export function valuesOf(rules: PromotionRules): PromotionValues {
  const { name, coin, decimals, trigger, eligibility, conditions, reward, wagering, limits, schedule } =
    rules;
  const amount = (minor: string) => typedAmount(minor, decimals);
  const list = (items: readonly (string | number)[] | null | undefined) => items?.join(', ') ?? '';
  const count = (value: number | null) => (value === null ? '' : `${value}`);
  const [first] = conditions;
  const isShare = reward.kind === 'PERCENT';
  return {
    ...newValues(coin, 0),
    ...{ name, budget: amount(limits.budget), maxClaims: count(limits.maxClaims) },
    startsAt: schedule.startsAt,
    endsAt: schedule.endsAt ?? '',
    ...{ tiers: list(eligibility.tiers), countries: list(eligibility.countries) },
    tags: list(eligibility.tags),
    ...{ joinedWithinDays: count(eligibility.joinedWithinDays), termsText: rules.termsText },
    amount: reward.kind === 'GRANT' ? amount(reward.amount) : '',
    ...(reward.kind === 'TICKETS' && {
      ...{ rewardCoin: reward.coin, amount: typedAmount(reward.amount, reward.decimals) },
    }),
    code: trigger.on === 'CODE' ? trigger.code : '',
    percent: isShare ? typedAmount(`${reward.basisPoints}`, 2).replace(/\.?0+$/, '') : '',
    cap: isShare ? amount(reward.cap) : '',
    ...(reward.kind === 'FREE_ROUNDS' && {
      ...{ gameId: reward.gameId, rounds: `${reward.count}` },
      roundBet: amount(reward.bet).replace(/\.0+$/, ''),
    }),
    ...{ wagerMultiple: `${wagering.multiple}`, validDays: `${wagering.validDays}` },
    maxBet: wagering.maxBet === null ? '' : amount(wagering.maxBet),
    maxWin: wagering.maxWin === null ? '' : amount(wagering.maxWin),
    spendOrder: wagering.spendOrder,
    gameWeights: wagering.gameWeights.map(({ gameId, weightX100 }) => ({ gameId, weight: `${weightX100}` })),
    every: schedule.recurring?.every ?? 'WEEK',
    perPeriod: limits.perPeriod,
    ...(first && {
      atLeast: amount(first.atLeast),
      multiple: typedMetric(first.atLeast, 'multiple', 0),
      gameIds: list(first.gameIds),
      tasks: conditions.map((condition) => {
        const fromUnit = fromUnitOf(condition);
        const { from, atLeast, gameIds } = condition;
        return {
          kind: kindOf(condition),
          from: from === null || fromUnit === undefined ? '' : typedMetric(from, fromUnit, decimals),
          atLeast: typedMetric(atLeast, unitOf(condition), decimals),
          gameIds: list(gameIds),
        };
      }),
    }),
    ...(reward.kind === 'WHEEL' && {
      sectors: reward.sectors.map(({ label, weight, amount: prize }) => ({
        ...{ label, weight: `${weight}`, amount: amount(prize) },
      })),
    }),
  };
}

const typedMetric = (value: string, unit: Unit, decimals: number): string =>
  unit === 'coins' ? typedAmount(value, decimals) : typedAmount(value, unit === 'multiple' ? 2 : 0);

/** Whether the form of the type has fields for all values of these rules. Rules from the API can have more. */
export function formShowsAll(type: PresetType, rules: PromotionRules): boolean {
  const { promotionId, brandId, version, decimals } = rules;
  const ticketDecimals = rewardCoin(rules).decimals;
  const { timeZone } = rules.schedule;
  const identity = { promotionId, brandId, version, decimals, ticketDecimals, timeZone };
  const shown = rulesOf(type, valuesOf(rules), identity);
  return rulesHash(shown) === rulesHash(rules);
}
