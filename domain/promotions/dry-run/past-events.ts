import type { CountedRound } from '../conditions';
import type { PromotionEvent } from '../engine';
import { claimPeriodAt } from '../periods';
import type { PromotionRules } from '../rules';
import { countedWindows } from '../windows';

/** Whether the events or the conditions of the rules need the rounds of players. */
export const needsRounds = (rules: Pick<PromotionRules, 'trigger' | 'conditions' | 'reward'>): boolean =>
  rules.trigger.on === 'DAILY_VISIT' ||
  rules.trigger.on === 'ROUND_CLOSED' ||
  countedWindows(rules).length > 0;

/**
 * The events of a player that are recorded, for a dry run: the sign-up and the rounds. Visits are not recorded: a day with a
 * round counts as a day with a visit, at the time of its first round. `joinedAt` is in milliseconds since 1970; rounds are in
 * the order of their wallet's sequence.
 */
export function pastEvents(
  { schedule }: Pick<PromotionRules, 'schedule'>,
  joinedAt: number,
  rounds: readonly CountedRound[],
): readonly PromotionEvent[] {
  const events: PromotionEvent[] = [{ on: 'SIGN_UP', at: joinedAt }];
  let visited: string | undefined;
  for (const round of rounds) {
    const { at } = round;
    const day = claimPeriodAt(schedule, 'DAY', at).name;
    if (day !== visited) events.push({ on: 'DAILY_VISIT', at });
    visited = day;
    events.push({ on: 'ROUND_CLOSED', at, round });
  }
  return events;
}
