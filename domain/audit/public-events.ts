import type { AuditAction } from '../generated/types';

/** What a public entry is about. */
export const publicKinds = ['COMPANY', 'GAME', 'CASINO', 'BRAND', 'USER'] as const;
export type PublicKind = (typeof publicKinds)[number];

/** The audit events that everybody may know of, and what they are about. */
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
  // A role that a user was given or lost, whoever it was.
  GROUP_JOINED: 'USER',
  GROUP_LEFT: 'USER',
} as const satisfies Partial<Record<AuditAction, PublicKind>>;

/** A seal of a brand's day is no audit event, and public like one. */
export const sealAction = 'DAY_SEALED';

export type PublicAction = keyof typeof publicEvents | typeof sealAction;

export const publicActions = [sealAction, ...(Object.keys(publicEvents) as PublicAction[])] as const;

export const kindOf = (action: PublicAction): PublicKind =>
  action === sealAction ? 'BRAND' : publicEvents[action];
