import type { BrandLevel } from '#domain/generated/types';
import type { Json } from '@novalink/engine/hash';
import { requestHash } from '@novalink/ledger';

/** The event that can issue a claim. SCHEDULE is the start of an occurrence of the schedule. */
export type Trigger =
  | {
      readonly on: 'SIGN_UP' | 'DAILY_VISIT' | 'ROUND_CLOSED' | 'TOURNAMENT_SETTLED' | 'MANUAL' | 'SCHEDULE';
    }
  | { readonly on: 'CODE'; readonly code: string };

/** A player must match every list; null matches everybody. A player matches `tags` if they have one of the tags. */
export interface Eligibility {
  readonly tiers: readonly number[] | null;
  readonly levels: readonly BrandLevel[] | null;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null;
  readonly joinedWithinDays: number | null;
  readonly tags: readonly string[] | null;
}

/** The rounds that count. All windows are clipped to the schedule of the promotion. */
export type Within =
  /** The period of the claim, by `limits.perPeriod`. */
  | { readonly kind: 'PERIOD' | 'PREVIOUS_PERIOD' | 'PROMOTION' }
  | { readonly kind: 'SINCE_JOINING'; readonly days: number };

export type Measure = 'COUNT' | 'SUM' | 'MAX' | 'STREAK';
export type Quantity = 'ROUNDS' | 'BETS' | 'WINS' | 'MULTIPLIER';

/**
 * `measure` of `of` has to be at least `atLeast`. Bets and wins are minor units, multipliers are hundredths, and COUNT and
 * STREAK are numbers of rounds. All are digit strings.
 */
export interface Condition {
  readonly measure: Measure;
  readonly of: Quantity;
  /** For COUNT and STREAK of bets, wins or multipliers: a round counts if its value is at least this. Otherwise null. */
  readonly from: string | null;
  readonly atLeast: string;
  readonly within: Within;
  /** Null for all games. */
  readonly gameIds: readonly string[] | null;
}

export interface Sector {
  readonly label: string;
  /** The chance of the sector is its weight divided by the sum of all weights. */
  readonly weight: number;
  /** Minor units; 0 for a sector without a prize. */
  readonly amount: string;
}

export interface FreeRounds {
  readonly kind: 'FREE_ROUNDS';
  readonly gameId: string;
  readonly count: number;
  /** Minor units. */
  readonly bet: string;
}

/** Amounts are minor units of the promotion's coin. */
export type Reward =
  | { readonly kind: 'GRANT'; readonly amount: string }
  | {
      readonly kind: 'PERCENT';
      readonly of: 'NET_LOSS' | 'BETS';
      /** Hundredths of a percent. */
      readonly basisPoints: number;
      readonly cap: string;
      readonly within: Within;
    }
  | FreeRounds
  | { readonly kind: 'WHEEL'; readonly sectors: readonly Sector[] }
  /** Minor units of `coin`, a coin of kind TICKET with its own decimals. They take nothing from the budget. */
  | {
      readonly kind: 'TICKETS';
      readonly coin: string;
      readonly decimals: number;
      readonly amount: string;
    };

/** 100 % in hundredths of a percent. */
export const wholeBasis = 10_000;

export interface GameWeight {
  readonly gameId: string;
  /** Hundredths of a bet that count as wagered. */
  readonly weightX100: number;
}

/** The wagering that is required before the coins of a claim are moved to the main purse. */
export interface Wagering {
  /** Bets of this many times the reward, 0–50; 0 pays the reward to the main purse at once. */
  readonly multiple: number;
  /** Games that are not listed count in full. */
  readonly gameWeights: readonly GameWeight[];
  /** The largest bet from the claim's purse; a larger one from the main purse does not count. Minor units. */
  readonly maxBet: string | null;
  /** At most this is moved to the main purse. Minor units. */
  readonly maxWin: string | null;
  /** Days until the claim expires. Time in which the player is excluded, suspended or timed out does not count. */
  readonly validDays: number;
  readonly spendOrder: 'MAIN_FIRST' | 'CLAIM_FIRST';
}

export type ClaimPeriod = 'ONCE' | 'DAY' | 'WEEK' | 'MONTH';

export interface ClaimLimits {
  /** Minor units. */
  readonly budget: string;
  readonly maxClaims: number | null;
  /** Claims of a player in the whole promotion. */
  readonly perPlayer: number | null;
  /** A player has at most one claim in each of these periods. */
  readonly perPeriod: ClaimPeriod;
}

/** Occurrences in local time. An occurrence lasts at most a day, and can end on the day after its start. */
export interface Recurrence {
  readonly every: 'DAY' | 'WEEK' | 'MONTH';
  /** For WEEK: 1 (Monday) to 7. For MONTH: 1 to 28. For DAY: empty. */
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly minutes: number;
}

export interface Schedule {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  /**
   * The IANA name of the brand's time zone when the rules were published: for periods, days and occurrences. Absent in rules
   * from before brands had one: UTC.
   */
  readonly timeZone?: string | undefined;
  /** Null: open from the start to the end. */
  readonly recurring: Recurrence | null;
}

export interface Stacking {
  /** The claim is not issued if the player has another open claim, and no other claim is issued while it is open. */
  readonly exclusive: boolean;
  /** At most one claim of a group is open. */
  readonly group: string | null;
}

/** The rules of a promotion. They are frozen when it is published; a change is a new version. */
export interface PromotionRules {
  readonly schema: 'novalink.promotion-rules/1';
  readonly promotionId: string;
  readonly version: number;
  readonly brandId: string;
  readonly name: string;
  readonly coin: string;
  readonly decimals: number;
  readonly trigger: Trigger;
  readonly eligibility: Eligibility;
  /** All conditions must be met. */
  readonly conditions: readonly Condition[];
  readonly reward: Reward;
  readonly wagering: Wagering;
  readonly limits: ClaimLimits;
  readonly schedule: Schedule;
  readonly stacking: Stacking;
  readonly termsText: string;
}

/** SHA-256 of the rules as canonical JSON, in hex. */
export const rulesHash = (rules: PromotionRules): string => requestHash(rules as unknown as Json);
