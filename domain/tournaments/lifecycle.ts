import type { TournamentRules } from './rules';

/**
 * The stored status. All other statuses are derived from the clock, so that a late schedule changes nothing.
 */
export type StoredStatus = 'DRAFT' | 'PUBLISHED' | 'SETTLED' | 'CANCELLED';

export type TournamentStatus = 'DRAFT' | 'SCHEDULED' | 'RUNNING' | 'SETTLING' | 'SETTLED' | 'CANCELLED';

/** The status at a time, in milliseconds since 1970. */
export function statusAt(
  {
    status,
    startsAt,
    endsAt,
  }: { readonly status: StoredStatus } & Pick<TournamentRules, 'startsAt' | 'endsAt'>,
  now: number,
): TournamentStatus {
  if (status !== 'PUBLISHED') return status;
  if (now < Date.parse(startsAt)) return 'SCHEDULED';
  return now < Date.parse(endsAt) ? 'RUNNING' : 'SETTLING';
}

/**
 * Whether a player can still enter: entries close at the end of the tournament; if it requires several
 * entrants, they close at its start.
 */
export const acceptsEntries = (
  rules: { readonly status: StoredStatus } & Pick<TournamentRules, 'startsAt' | 'endsAt' | 'minEntrants'>,
  now: number,
): boolean => {
  const status = statusAt(rules, now);
  return status === 'SCHEDULED' || (status === 'RUNNING' && rules.minEntrants <= 1);
};
