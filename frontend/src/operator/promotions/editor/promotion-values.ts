import { tagOf } from '#domain/casinos/player-tags';
import {
  cashback,
  dailyGrant,
  dailyWheel,
  freeRounds,
  invitation,
  matchGrant,
  mission,
  type PresetBase,
  prizeDrop,
  promoCode,
  tournamentReward,
  welcomeGrant,
  withTickets,
} from '#domain/promotions/presets';
import type {
  ClaimPeriod,
  Condition,
  EnteredReward,
  PromotionRules,
  Reward,
  Wagering,
} from '#domain/promotions/rules';
import { minorAmount } from '../../../parts/coins/coin-amounts';
import { instantIn } from '../../../parts/editing/local-time';
import { hundredthsIn, numberIn, optionalNumber } from '../../../parts/editing/typed-numbers';
import type { PresetType } from './preset-labels';
import { fromUnitOf, shapeOf, type TaskKind, type Unit, unitOf } from './task-kinds';

export interface TaskValues {
  kind: TaskKind;
  from: string;
  atLeast: string;
  /** Ids with commas; empty for all games. */
  gameIds: string;
}

/** The values of a promotion's form: numbers as text, lists separated by commas, and times as instants. */
export interface PromotionValues {
  name: string;
  coin: string;
  budget: string;
  maxClaims: string;
  startsAt: string;
  endsAt: string;
  tiers: string;
  countries: string;
  /** Tags with commas; empty for all players. */
  tags: string;
  joinedWithinDays: string;
  termsText: string;
  amount: string;
  /** The code of a ticket coin; empty for coins of the promotion. Only for rewards of an amount. */
  rewardCoin: string;
  code: string;
  percent: string;
  cap: string;
  every: 'DAY' | 'WEEK' | 'MONTH';
  perPeriod: ClaimPeriod;
  atLeast: string;
  multiple: string;
  gameIds: string;
  /** The game of free rounds. The bet below is in whole coins. */
  gameId: string;
  roundBet: string;
  rounds: string;
  wagerMultiple: string;
  validDays: string;
  maxBet: string;
  maxWin: string;
  spendOrder: Wagering['spendOrder'];
  /** The shares of bets on games that count towards the wagering, in whole percent. Other games count in full. */
  gameWeights: { gameId: string; weight: string }[];
  tasks: TaskValues[];
  sectors: { label: string; weight: string; amount: string }[];
}

/** The fields of the rules that the form does not contain. */
export interface Identity extends Pick<PromotionRules, 'promotionId' | 'brandId' | 'version' | 'decimals'> {
  /** The decimals of the ticket coin of the reward, if there is one. */
  readonly ticketDecimals: number;
  /** The time zone of the brand. */
  readonly timeZone: string | undefined;
}

/** The rules of a form. Invalid values are kept, so that `checkRules` reports them. */
export function rulesOf(type: PresetType, values: PromotionValues, identity: Identity): PromotionRules {
  const { rewardCoin, amount } = values;
  const { ticketDecimals: decimals } = identity;
  if (rewardCoin === '' || !hasAmount(type)) return coinRulesOf(type, values, identity);
  const inCoins = { ...values, wagerMultiple: '0', maxBet: '', maxWin: '', gameWeights: [] };
  return withTickets(coinRulesOf(type, inCoins, identity), {
    ...{ coin: rewardCoin, decimals, amount: minorAmount(amount, decimals) },
  });
}

/** Types whose reward is an amount, which can be coins or tickets. */
export const hasAmount = (type: PresetType): boolean =>
  !['FREE_ROUNDS', 'CASHBACK', 'MATCH_GRANT', 'DAILY_WHEEL'].includes(type);

function coinRulesOf(type: PresetType, values: PromotionValues, identity: Identity): PromotionRules {
  const { decimals } = identity;
  const base = baseOf(values, identity);
  const amount = minorAmount(values.amount, decimals);
  const share = { basisPoints: hundredthsIn(values.percent), cap: minorAmount(values.cap, decimals) };
  const { perPeriod, every } = values;
  switch (type) {
    case 'WELCOME_GRANT':
      return welcomeGrant(base, { amount });
    case 'DAILY_GRANT':
      return dailyGrant(base, { amount });
    case 'FREE_ROUNDS':
      return freeRounds(base, {
        ...{ gameId: values.gameId, count: numberIn(values.rounds) },
        bet: minorAmount(values.roundBet, decimals),
        maxWin: minorAmount(values.maxWin, decimals),
      });
    case 'CASHBACK':
      return cashback(base, { every, ...share });
    case 'MATCH_GRANT':
      return matchGrant(base, { ...share, perPeriod, atLeast: minorAmount(values.atLeast, decimals) });
    case 'PROMO_CODE':
      return promoCode(base, { amount, code: values.code.trim().toUpperCase() });
    case 'PRIZE_DROP':
      return prizeDrop(base, {
        ...{ amount, perPeriod, fromX100: hundredthsIn(values.multiple) },
        gameIds: itemsOrAll(values.gameIds),
      });
    case 'MISSION':
      return mission(base, {
        ...{ amount, perPeriod },
        tasks: values.tasks.map((task) => conditionOf(task, decimals)),
      });
    case 'INVITATION':
      return invitation(base, { amount, perPeriod });
    case 'TOURNAMENT_REWARD':
      return tournamentReward(base, { amount, perPeriod });
    case 'DAILY_WHEEL':
      return dailyWheel(base, {
        sectors: values.sectors.map(({ label, weight, amount: prize }) => ({
          ...{ label: label.trim(), weight: numberIn(weight), amount: minorAmount(prize, decimals) },
        })),
      });
  }
}

function baseOf(
  values: PromotionValues,
  { decimals, ticketDecimals: _ticketDecimals, ...identity }: Identity,
): PresetBase {
  return {
    ...identity,
    ...{ name: values.name.trim(), coin: values.coin, decimals, termsText: values.termsText.trim() },
    startsAt: instantIn(values.startsAt),
    endsAt: values.endsAt === '' ? null : instantIn(values.endsAt),
    budget: minorAmount(values.budget, decimals),
    maxClaims: optionalNumber(values.maxClaims),
    eligibility: {
      tiers: itemsOrAll(values.tiers)?.map(numberIn) ?? null,
      countries: itemsOrAll(values.countries),
      tags: itemsOrAll(values.tags)?.map(tagOf) ?? null,
      joinedWithinDays: optionalNumber(values.joinedWithinDays),
    },
    wagering: {
      ...{ multiple: numberIn(values.wagerMultiple), validDays: numberIn(values.validDays) },
      maxBet: optionalAmount(values.maxBet, decimals),
      maxWin: optionalAmount(values.maxWin, decimals),
      spendOrder: values.spendOrder,
      gameWeights: values.gameWeights.map(({ gameId, weight }) => ({ gameId, weightX100: numberIn(weight) })),
    },
  };
}

function conditionOf({ kind, from, atLeast, gameIds }: TaskValues, decimals: number): Condition {
  const shape = shapeOf(kind);
  const fromUnit = fromUnitOf(shape);
  return {
    ...shape,
    from: fromUnit === undefined ? null : metricIn(from, fromUnit, decimals),
    atLeast: metricIn(atLeast, unitOf(shape), decimals),
    within: { kind: 'PERIOD' },
    gameIds: itemsOrAll(gameIds),
  };
}

const optionalAmount = (typed: string, decimals: number): string | null =>
  typed.trim() === '' ? null : minorAmount(typed, decimals);

const metricIn = (typed: string, unit: Unit, decimals: number): string =>
  unit === 'coins' ? minorAmount(typed, decimals) : minorAmount(typed, unit === 'multiple' ? 2 : 0);

const itemsOrAll = (text: string): string[] | null => {
  const items = text.split(',').flatMap((item) => item.trim() || []);
  return items.length === 0 ? null : items;
};

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
