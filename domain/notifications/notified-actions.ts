import type { AuditAction, NotificationTopic } from '#domain/generated/types';

/** The audit events that the owner of what they happened to is notified of. */
export const notifiedActions = {
  COMPANY_APPROVED: 'COMPANY',
  COMPANY_REJECTED: 'COMPANY',
  COMPANY_SUSPENDED: 'COMPANY',
  COMPANY_REINSTATED: 'COMPANY',
  COMPANY_CLOSED: 'COMPANY',
  COMPLIANCE_ACCEPTED: 'COMPLIANCE',
  COMPLIANCE_CHANGES_REQUESTED: 'COMPLIANCE',
  COMPLIANCE_REVOKED: 'COMPLIANCE',
  DOCUMENT_REJECTED: 'COMPLIANCE',
  VERSION_APPROVED: 'GAMES',
  VERSION_REJECTED: 'GAMES',
  VERSION_RTP_ALERT: 'GAMES',
  GAME_SUSPENDED: 'GAMES',
  GAME_RESUMED: 'GAMES',
  CASINO_APPROVED: 'CASINOS',
  CASINO_REJECTED: 'CASINOS',
  CASINO_SUSPENDED: 'CASINOS',
  CASINO_REINSTATED: 'CASINOS',
  CASINO_CLOSED: 'CASINOS',
  GROUP_JOINED: 'ACCESS',
  GROUP_LEFT: 'ACCESS',
  VERSION_TESTED: 'TEST_RUNS',
  SUPPORT_ANSWERED: 'SUPPORT',
} as const satisfies Partial<Record<AuditAction, NotificationTopic>>;

export type NotifiedAction = keyof typeof notifiedActions;
