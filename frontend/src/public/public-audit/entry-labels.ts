import type { PublicEntry } from '#domain/audit/public-day';
import type { PublicKind } from '#domain/audit/audit-actions';
import type { PublicAction } from '#domain/audit/public-events';

const someone: Record<PublicKind, string> = {
  COMPANY: 'a company',
  GAME: 'a game',
  CASINO: 'a casino',
  BRAND: 'a casino brand',
  USER: 'a user',
};

/** `*` is replaced with the subject of the event. */
const sentences: Record<PublicAction, string> = {
  COMPANY_APPROVED: '* was approved',
  COMPANY_SUSPENDED: '* was suspended',
  COMPANY_REINSTATED: '* was reinstated',
  COMPANY_CLOSED: '* was closed',
  COMPLIANCE_ACCEPTED: 'the compliance profile of * was approved',
  COMPLIANCE_REVOKED: 'the compliance of * was revoked',
  VERSION_TESTED: 'a version of * passed its test run',
  VERSION_APPROVED: 'a version of * was approved',
  VERSION_PUBLISHED: 'a version of * went live',
  GAME_SUSPENDED: '* was suspended',
  GAME_RESUMED: '* was resumed',
  GAME_DEPRECATED: '* was deprecated',
  GAME_RETIRED: '* was retired',
  CASINO_APPROVED: '* was approved',
  CASINO_PAUSED: '* was paused',
  CASINO_RESUMED: '* was resumed',
  CASINO_SUSPENDED: '* was suspended',
  CASINO_REINSTATED: '* was reinstated',
  CASINO_CLOSED: '* was closed',
  BRAND_ACTIVATED: '* was opened',
  BRAND_PAUSED: '* was paused',
  BRAND_CLOSED: '* was closed',
  GROUP_JOINED: '* was given a role',
  GROUP_LEFT: '* lost a role',
  DAY_SEALED: 'a day of the ledger of * was sealed',
};

/** An entry as a sentence without the final period. */
export function sentenceOf({ action, kind, name }: Pick<PublicEntry, 'action' | 'kind' | 'name'>): string {
  const text = sentences[action].replace('*', () => name ?? someone[kind]);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Hours and minutes in UTC, with the date if it is another day. */
export const timeOf = ({ at, day }: Pick<PublicEntry, 'at' | 'day'>): string =>
  at.startsWith(day) ? at.slice(11, 16) : `${at.slice(0, 10)} ${at.slice(11, 16)}`;
