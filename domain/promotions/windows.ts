import { type PlayerFacts } from './eligibility';
import { dayMs, overlapOf, periodSpan, previousPeriodSpan, scheduleSpan, type Span } from './periods';
import { countedFor } from './rewards';
import type { PromotionRules, Within } from './rules';

export type Windowed = Pick<PromotionRules, 'limits' | 'schedule'>;
export type WindowPlayer = Pick<PlayerFacts, 'joinedAt' | 'protectedUntil'>;

/** The windows of all rounds that count for a claim: of the conditions, and of the reward. */
export function countedWindows({
  conditions,
  reward,
}: Pick<PromotionRules, 'conditions' | 'reward'>): readonly Within[] {
  const counted = countedFor(reward);
  return [...conditions, ...(counted ? [counted] : [])].map(({ within }) => within);
}

/**
 * The window that a round at this time belongs to: the period for PERIOD and PREVIOUS_PERIOD. It is clipped to the schedule
 * and starts after the player's latest exclusion or time-out. Undefined if nothing is left.
 */
export const roundWindow = (
  rules: Windowed,
  within: Within,
  player: WindowPlayer,
  at: number,
): Span | undefined => clipped(rules, player, spanAt(rules, within, player, at));

/** The window that decides at this time: the period before for PREVIOUS_PERIOD, otherwise that of a round. */
export function decidingWindow(
  rules: Windowed,
  within: Within,
  player: WindowPlayer,
  at: number,
): Span | undefined {
  if (within.kind !== 'PREVIOUS_PERIOD') return roundWindow(rules, within, player, at);
  const before = previousPeriodSpan(rules, at);
  return before && clipped(rules, player, before);
}

function spanAt(rules: Windowed, within: Within, { joinedAt }: WindowPlayer, at: number): Span {
  switch (within.kind) {
    case 'PERIOD':
    case 'PREVIOUS_PERIOD':
      return periodSpan(rules, at);
    case 'PROMOTION':
      return scheduleSpan(rules.schedule);
    case 'SINCE_JOINING':
      return { from: joinedAt, to: joinedAt + within.days * dayMs };
  }
}

function clipped({ schedule }: Windowed, { protectedUntil }: WindowPlayer, span: Span): Span | undefined {
  const open = overlapOf(span, scheduleSpan(schedule));
  if (open === undefined || protectedUntil === null) return open;
  return overlapOf(open, { from: protectedUntil, to: Number.POSITIVE_INFINITY });
}
