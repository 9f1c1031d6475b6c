import { Refusal } from '#lambda/refusal';

/** Self-exclusion from every brand also closes free play. `until` is ISO 8601. Refuses `player.self-excluded`. */
export function checkNotExcluded(until: string | undefined, now: Date): void {
  if (until !== undefined && until > now.toISOString()) throw new Refusal('player.self-excluded', { until });
}
