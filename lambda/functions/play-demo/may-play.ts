import { guard } from '#domain/guard';
import type { Needs } from '#lambda/functions/play-demo/needs';
import { Refusal } from '#lambda/runtime/refusal';

/** Refuses `player.self-excluded` and, without a confirmed age, `age.unconfirmed`. */
export async function checkMayPlay({ games, clock }: Needs, sub: string): Promise<void> {
  const [isOfAge, excludedUntil] = await Promise.all([games.isOfAge(sub), games.excludedUntil(sub)]);
  checkNotExcluded(excludedUntil, clock());
  if (!guard('demo.age', isOfAge)) throw new Refusal('age.unconfirmed');
}

/** Self-exclusion from every brand also closes free play. `until` is ISO 8601. Refuses `player.self-excluded`. */
export function checkNotExcluded(until: string | undefined, now: Date): void {
  if (until !== undefined && until > now.toISOString()) throw new Refusal('player.self-excluded', { until });
}
