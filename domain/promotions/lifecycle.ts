import { needsSecondManager } from '../casinos/second-manager';
import { scheduleSpan } from './periods';
import { mostRewarded } from './rewards';
import type { Schedule } from './rules';

/** The status that is stored. The others follow from the clock and the budget. */
export type StoredStatus = 'DRAFT' | 'AWAITING_CONFIRMATION' | 'PUBLISHED' | 'PAUSED' | 'CANCELLED';

export type PromotionStatus =
  | 'DRAFT'
  | 'AWAITING_CONFIRMATION'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED'
  | 'CANCELLED';

/** The statuses that depend on neither the clock nor the budget. */
const fixed = ['DRAFT', 'AWAITING_CONFIRMATION', 'CANCELLED'] as const;
const isFixed = (status: StoredStatus): status is (typeof fixed)[number] =>
  fixed.some((one) => one === status);

export interface PromotionState {
  readonly status: StoredStatus;
  readonly schedule: Schedule;
  /** The budget has less than one claim, or `maxClaims` is reached. Coins that claims give back can change it again. */
  readonly isExhausted: boolean;
}

/** The status at a time, in milliseconds since 1970. Claims are issued only while it is ACTIVE. */
export function statusAt({ status, schedule, isExhausted }: PromotionState, now: number): PromotionStatus {
  if (isFixed(status)) return status;
  const { from, to } = scheduleSpan(schedule);
  if (now >= to || isExhausted) return 'ENDED';
  if (status === 'PAUSED') return 'PAUSED';
  return now < from ? 'SCHEDULED' : 'ACTIVE';
}

export type PromotionAction = 'PUBLISH' | 'SUBMIT' | 'CONFIRM' | 'REJECT' | 'PAUSE' | 'RESUME' | 'CANCEL';

/** Claims that were issued stay valid after PAUSE and CANCEL. */
const transitions: Record<
  PromotionAction,
  { readonly from: readonly PromotionStatus[]; readonly to: StoredStatus }
> = {
  PUBLISH: { from: ['DRAFT'], to: 'PUBLISHED' },
  SUBMIT: { from: ['DRAFT'], to: 'AWAITING_CONFIRMATION' },
  CONFIRM: { from: ['AWAITING_CONFIRMATION'], to: 'PUBLISHED' },
  REJECT: { from: ['AWAITING_CONFIRMATION'], to: 'DRAFT' },
  PAUSE: { from: ['SCHEDULED', 'ACTIVE'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'PUBLISHED' },
  CANCEL: { from: ['SCHEDULED', 'ACTIVE', 'PAUSED'], to: 'CANCELLED' },
};

/** The status to store after an action; undefined if the action is not allowed in the current status. */
export function statusAfter(
  promotion: PromotionState,
  action: PromotionAction,
  now: number,
): StoredStatus | undefined {
  const { from, to } = transitions[action];
  return from.includes(statusAt(promotion, now)) ? to : undefined;
}

/**
 * Whether a second manager of the brand has to confirm the publication: with what was given today, the rewards can be worth
 * more than the threshold of their coin. All in minor units.
 */
export const needsConfirmation = (
  rules: Parameters<typeof mostRewarded>[0],
  threshold: bigint | null,
  givenToday: bigint,
): boolean => needsSecondManager(mostRewarded(rules).amount, { threshold, givenToday });
