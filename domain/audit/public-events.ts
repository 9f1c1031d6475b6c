import type { AuditAction } from '../generated/types';

/** The kind of a public entry's subject. */
export const publicKinds = ['COMPANY', 'GAME', 'CASINO', 'BRAND', 'USER'] as const;
export type PublicKind = (typeof publicKinds)[number];

/** The public audit events, with the kind of their subject. */
export const publicEvents = {
  COMPANY_APPROVED: 'COMPANY',
  COMPANY_SUSPENDED: 'COMPANY',
  COMPANY_REINSTATED: 'COMPANY',
  COMPANY_CLOSED: 'COMPANY',
  COMPLIANCE_ACCEPTED: 'COMPANY',
  COMPLIANCE_REVOKED: 'COMPANY',
  VERSION_TESTED: 'GAME',
  VERSION_APPROVED: 'GAME',
  VERSION_PUBLISHED: 'GAME',
  GAME_SUSPENDED: 'GAME',
  GAME_RESUMED: 'GAME',
  GAME_DEPRECATED: 'GAME',
  GAME_RETIRED: 'GAME',
  CASINO_APPROVED: 'CASINO',
  CASINO_PAUSED: 'CASINO',
  CASINO_RESUMED: 'CASINO',
  CASINO_SUSPENDED: 'CASINO',
  CASINO_REINSTATED: 'CASINO',
  CASINO_CLOSED: 'CASINO',
  BRAND_ACTIVATED: 'BRAND',
  BRAND_PAUSED: 'BRAND',
  BRAND_CLOSED: 'BRAND',
  // The entry shows that a user was given or lost a role, but not which user.
  GROUP_JOINED: 'USER',
  GROUP_LEFT: 'USER',
} as const satisfies Partial<Record<AuditAction, PublicKind>>;

/** A seal of a brand's day is not an audit event, but it is published in the same way. */
export const sealAction = 'DAY_SEALED';

export type PublicAction = keyof typeof publicEvents | typeof sealAction;

export const publicActions = [sealAction, ...(Object.keys(publicEvents) as PublicAction[])] as const;

export const kindOf = (action: PublicAction): PublicKind =>
  action === sealAction ? 'BRAND' : publicEvents[action];
