import type { Json } from '@novalink/engine/hash';
import { requestHash } from '@novalink/ledger';
import type { Frozen } from '../rules-for';
import type { EnteredDocument } from './document-rules';

/** The rules that a manager enters. The server adds the other fields when it stores the document. */
export type EnteredRules = Frozen<EnteredDocument>;
export type EnteredReward = EnteredRules['reward'];

/** The decimals of tickets are those of their coin. */
export type Reward =
  | Exclude<EnteredReward, { kind: 'TICKETS' }>
  | (Extract<EnteredReward, { kind: 'TICKETS' }> & { readonly decimals: number });
export type RewardKind = Reward['kind'];
export type RewardOf<Kind extends RewardKind> = Extract<Reward, { kind: Kind }>;

export type Schedule = EnteredRules['schedule'] & {
  /**
   * The IANA name of the brand's time zone when the rules were published: for periods, days and occurrences. Absent in rules
   * from before brands had one: UTC.
   */
  readonly timeZone?: string | undefined;
};

/** The rules of a promotion. They are frozen when it is published; a change is a new version. */
export interface PromotionRules extends Omit<EnteredRules, 'reward' | 'schedule'> {
  readonly schema: 'novalink.promotion-rules/1';
  readonly promotionId: string;
  readonly version: number;
  readonly brandId: string;
  readonly decimals: number;
  readonly reward: Reward;
  readonly schedule: Schedule;
}

export type Trigger = PromotionRules['trigger'];
export type Eligibility = PromotionRules['eligibility'];
export type Condition = PromotionRules['conditions'][number];
export type Within = Condition['within'];
export type Quantity = Condition['of'];
export type Sector = RewardOf<'WHEEL'>['sectors'][number];
export type FreeRounds = RewardOf<'FREE_ROUNDS'>;
export type Wagering = PromotionRules['wagering'];
export type ClaimLimits = PromotionRules['limits'];
export type ClaimPeriod = ClaimLimits['perPeriod'];
export type Recurrence = NonNullable<Schedule['recurring']>;
export type Stacking = PromotionRules['stacking'];

/** 100 % in hundredths of a percent. */
export const wholeBasis = 10_000;

/** SHA-256 of the rules as canonical JSON, in hex. */
export const rulesHash = (rules: PromotionRules): string => requestHash(rules as unknown as Json);
