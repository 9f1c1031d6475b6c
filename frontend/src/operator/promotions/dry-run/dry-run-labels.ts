import type { DryRunReason } from '#domain/generated/types';
import type { Trigger } from '#domain/promotions/rules';

/** Why players would have no reward, in a few words. */
const reasons: Record<Exclude<DryRunReason, 'NO_EVENT'>, string> = {
  CONDITIONS: 'Conditions not met',
  TIER: 'Another tier',
  LEVEL: 'Another level',
  COUNTRY: 'Another country',
  JOINED: 'Joined too long ago',
  TAGS: 'No matching tag',
  PROTECTED: 'Excluded, suspended or closed account',
  CLOSED: 'Outside the times of the schedule',
  PERIOD_CLAIMED: 'Reward of the period already collected',
  PLAYER_LIMIT: 'Maximum number of rewards already collected',
  STACKING: 'Another reward is still open',
  NO_AMOUNT: 'Reward below the smallest amount',
  LIMITS: 'Budget or maximum number of rewards used up',
};

const missingEvents: Record<Trigger['on'], string> = {
  SIGN_UP: 'Did not join in this time',
  DAILY_VISIT: 'Played no round in this time',
  ROUND_CLOSED: 'Played no round in this time',
  TOURNAMENT_SETTLED: 'Has no rank in a settled tournament',
  CODE: 'Entered no code',
  MANUAL: 'Was not invited',
  SCHEDULE: 'The promotion does not start in this time',
};

/** The text of a reason. That of NO_EVENT depends on the trigger of the promotion. */
export const dryRunReason = (reason: DryRunReason, { on }: Trigger): string =>
  reason === 'NO_EVENT' ? missingEvents[on] : reasons[reason];
