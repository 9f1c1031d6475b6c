import type { PromotionType } from '#domain/generated/types';
import type {
  ClaimPeriod,
  Condition,
  Eligibility,
  PromotionRules,
  Reward,
  Sector,
  Trigger,
  Wagering,
} from './rules';

/** The input of all presets. Amounts are minor units as digit strings, times are ISO 8601 in UTC. */
export interface PresetBase extends Pick<
  PromotionRules,
  'promotionId' | 'version' | 'brandId' | 'name' | 'coin' | 'decimals' | 'termsText'
> {
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** The brand's time zone. UTC by default. */
  readonly timeZone?: string | undefined;
  readonly budget: string;
  readonly maxClaims: number | null;
  /** All players by default. */
  readonly eligibility?: Partial<Eligibility>;
  /** Without a multiple by default: rewards are paid to the main purse at once. */
  readonly wagering?: Partial<Wagering>;
}

/** Coins after the sign-up, once. */
export const welcomeGrant = (base: PresetBase, { amount }: { readonly amount: string }): PromotionRules =>
  documentOf(base, { trigger: { on: 'SIGN_UP' }, reward: { kind: 'GRANT', amount }, perPeriod: 'ONCE' });

/** Coins on the first visit of a day. */
export const dailyGrant = (base: PresetBase, { amount }: { readonly amount: string }): PromotionRules =>
  documentOf(base, { trigger: { on: 'DAILY_VISIT' }, reward: { kind: 'GRANT', amount }, perPeriod: 'DAY' });

/** Free rounds of one game on the first visit, once. `maxWin` is what they can win at most. */
export const freeRounds = (
  base: PresetBase,
  {
    maxWin,
    ...rounds
  }: { readonly gameId: string; readonly count: number; readonly bet: string; readonly maxWin: string },
): PromotionRules =>
  documentOf(
    { ...base, wagering: { ...base.wagering, maxWin } },
    { trigger: { on: 'DAILY_VISIT' }, reward: { kind: 'FREE_ROUNDS', ...rounds }, perPeriod: 'ONCE' },
  );

/** A share of the net loss of the day, week or month before. */
export function cashback(
  base: PresetBase,
  {
    every,
    ...share
  }: { readonly every: 'DAY' | 'WEEK' | 'MONTH'; readonly basisPoints: number; readonly cap: string },
): PromotionRules {
  const rules = documentOf(base, {
    trigger: { on: 'SCHEDULE' },
    reward: { kind: 'PERCENT', of: 'NET_LOSS', ...share, within: { kind: 'PREVIOUS_PERIOD' } },
    perPeriod: every,
  });
  return withPeriod(rules, every);
}

/** A share of the bets of a period, as soon as they reach `atLeast`. */
export const matchGrant = (
  base: PresetBase,
  {
    atLeast,
    perPeriod,
    ...share
  }: {
    readonly atLeast: string;
    readonly basisPoints: number;
    readonly cap: string;
    readonly perPeriod: ClaimPeriod;
  },
): PromotionRules =>
  documentOf(base, {
    trigger: { on: 'ROUND_CLOSED' },
    conditions: [
      { measure: 'SUM', of: 'BETS', from: null, atLeast, within: { kind: 'PERIOD' }, gameIds: null },
    ],
    reward: { kind: 'PERCENT', of: 'BETS', ...share, within: { kind: 'PERIOD' } },
    perPeriod,
  });

/** Coins for a code, once. */
export const promoCode = (
  base: PresetBase,
  { code, amount }: { readonly code: string; readonly amount: string },
): PromotionRules =>
  documentOf(base, { trigger: { on: 'CODE', code }, reward: { kind: 'GRANT', amount }, perPeriod: 'ONCE' });

/** Coins for a round with a high multiplier, until all prizes are won (`maxClaims`). */
export const prizeDrop = (
  base: PresetBase,
  {
    fromX100,
    gameIds,
    amount,
    perPeriod,
  }: {
    /** Hundredths of the bet. */
    readonly fromX100: number;
    readonly gameIds: readonly string[] | null;
    readonly amount: string;
    readonly perPeriod: ClaimPeriod;
  },
): PromotionRules =>
  documentOf(base, {
    trigger: { on: 'ROUND_CLOSED' },
    conditions: [
      {
        ...{ measure: 'MAX', of: 'MULTIPLIER', from: null, atLeast: `${fromX100}` },
        ...{ within: { kind: 'PERIOD' }, gameIds },
      },
    ],
    reward: { kind: 'GRANT', amount },
    perPeriod,
  });

/** Coins for tasks, each a condition. */
export const mission = (
  base: PresetBase,
  {
    tasks,
    amount,
    perPeriod,
  }: {
    readonly tasks: readonly Condition[];
    readonly amount: string;
    readonly perPeriod: ClaimPeriod;
  },
): PromotionRules =>
  documentOf(base, {
    trigger: { on: 'ROUND_CLOSED' },
    conditions: tasks,
    reward: { kind: 'GRANT', amount },
    perPeriod,
  });

/** A turn of a wheel on the first visit of a day. */
export const dailyWheel = (
  base: PresetBase,
  { sectors }: { readonly sectors: readonly Sector[] },
): PromotionRules =>
  documentOf(base, { trigger: { on: 'DAILY_VISIT' }, reward: { kind: 'WHEEL', sectors }, perPeriod: 'DAY' });

/** Coins for players whom the brand invites one by one. */
export const invitation = (
  base: PresetBase,
  { amount, perPeriod }: { readonly amount: string; readonly perPeriod: ClaimPeriod },
): PromotionRules =>
  documentOf(base, { trigger: { on: 'MANUAL' }, reward: { kind: 'GRANT', amount }, perPeriod });

/** Coins for every player with a rank in a settled tournament. */
export const tournamentReward = (
  base: PresetBase,
  { amount, perPeriod }: { readonly amount: string; readonly perPeriod: ClaimPeriod },
): PromotionRules =>
  documentOf(base, { trigger: { on: 'TOURNAMENT_SETTLED' }, reward: { kind: 'GRANT', amount }, perPeriod });

/**
 * The same promotion with tickets instead of coins. Tickets are added to the balance at once and take nothing from a
 * budget. `amount` is in minor units of the ticket coin.
 */
export const withTickets = (
  rules: PromotionRules,
  tickets: Omit<Extract<Reward, { kind: 'TICKETS' }>, 'kind'>,
): PromotionRules => ({
  ...rules,
  reward: { kind: 'TICKETS', ...tickets },
  wagering: {
    ...{ multiple: 0, gameWeights: [], maxBet: null, maxWin: null, spendOrder: 'MAIN_FIRST' },
    validDays: rules.wagering.validDays,
  },
  limits: { ...rules.limits, budget: '0' },
});

/** The same promotion with another period. With the trigger SCHEDULE, the reward can be collected at its start. */
export function withPeriod(rules: PromotionRules, perPeriod: ClaimPeriod): PromotionRules {
  const limits = { ...rules.limits, perPeriod, perPlayer: perPeriod === 'ONCE' ? 1 : null };
  if (rules.trigger.on !== 'SCHEDULE' || perPeriod === 'ONCE') return { ...rules, limits };
  const recurring = {
    ...{ every: perPeriod, days: perPeriod === 'DAY' ? [] : [1] },
    ...{ fromMinute: 0, minutes: 24 * 60 },
  };
  return { ...rules, limits, schedule: { ...rules.schedule, recurring } };
}

/** The presets by the type that the editor offers. */
export const presets = {
  WELCOME_GRANT: welcomeGrant,
  DAILY_GRANT: dailyGrant,
  FREE_ROUNDS: freeRounds,
  CASHBACK: cashback,
  MATCH_GRANT: matchGrant,
  PROMO_CODE: promoCode,
  PRIZE_DROP: prizeDrop,
  MISSION: mission,
  DAILY_WHEEL: dailyWheel,
  INVITATION: invitation,
  TOURNAMENT_REWARD: tournamentReward,
} as const satisfies Record<PromotionType, unknown>;

export const promotionTypes = Object.keys(presets) as readonly PromotionType[];

function documentOf(
  base: PresetBase,
  {
    trigger,
    conditions = [],
    reward,
    perPeriod,
  }: {
    readonly trigger: Trigger;
    readonly conditions?: readonly Condition[];
    readonly reward: Reward;
    readonly perPeriod: ClaimPeriod;
  },
): PromotionRules {
  const { startsAt, endsAt, timeZone, budget, maxClaims, eligibility, wagering, ...named } = base;
  return {
    schema: 'novalink.promotion-rules/1',
    ...named,
    trigger,
    eligibility: {
      ...{ tiers: null, levels: null, countries: null, joinedWithinDays: null, tags: null },
      ...eligibility,
    },
    conditions,
    reward,
    wagering: {
      ...{ multiple: 0, gameWeights: [], maxBet: null, maxWin: null, validDays: 7 },
      ...{ spendOrder: 'MAIN_FIRST', ...wagering },
    },
    limits: { budget, maxClaims, perPlayer: perPeriod === 'ONCE' ? 1 : null, perPeriod },
    schedule: { startsAt, endsAt, ...(timeZone !== undefined && { timeZone }), recurring: null },
    stacking: { exclusive: false, group: null },
  };
}
