import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { UserPool } from '../pools/pool';

const forgivenAfterMs = 15 * 60_000;
const longestLockMs = 15 * 60_000;
const freeFailures = 5;

/**
 * Failed sign-ins by user name, including unknown names, so that a lock does not reveal whether a user
 * exists.
 */
export interface Lockout {
  /** Throws NotAuthorizedException while the name is locked; such an attempt does not count. */
  check(pool: UserPool, name: string): void;
  failed(pool: UserPool, name: string): void;
  succeeded(pool: UserPool, name: string): void;
}

/**
 * Locks a name for one second after five failures; each further failure doubles the time. Locks are in memory and end
 * with a restart.
 */
export function createLockout({ clock }: { clock: Clock }): Lockout {
  const failures = new Map<string, { count: number; lastAt: number; lockedUntil: number }>();
  const forget = (now: number) => {
    for (const [key, { lastAt, lockedUntil }] of failures) {
      if (Math.max(lastAt, lockedUntil) + forgivenAfterMs <= now) failures.delete(key);
    }
  };
  const keyOf = (pool: UserPool, name: string) => `${pool.id}/${name.toLowerCase()}`;
  return {
    check(pool, name) {
      const now = clock.now().getTime();
      forget(now);
      const lockedUntil = failures.get(keyOf(pool, name))?.lockedUntil ?? 0;
      if (lockedUntil > now) throw new AwsError('NotAuthorizedException', 'Password attempts exceeded');
    },
    failed(pool, name) {
      const now = clock.now().getTime();
      const count = (failures.get(keyOf(pool, name))?.count ?? 0) + 1;
      const lockMs = count < freeFailures ? 0 : Math.min(2 ** (count - freeFailures) * 1000, longestLockMs);
      failures.set(keyOf(pool, name), { count, lastAt: now, lockedUntil: now + lockMs });
    },
    succeeded: (pool, name) => failures.delete(keyOf(pool, name)),
  };
}
