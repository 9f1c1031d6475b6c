import type { ComplianceStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import type { AttentionItem } from './attention-panel';
import * as messages from './messages';

/** Statuses that need an action of the owner; while an admin reviews, there is none. */
const texts: Partial<Record<ComplianceStatus, string>> = {
  INCOMPLETE: messages.completeYourComplianceProfile,
  CHANGES_REQUESTED: messages.changesWereRequestedForYour,
  EXPIRED: messages.yourComplianceProfileHasExpired,
  REVOKED: messages.adminRevokedYourComplianceProfile,
};

/** Null and undefined before the first save. */
export const complianceAttention = (
  status: ComplianceStatus | null | undefined,
): readonly AttentionItem[] => {
  const text = texts[status ?? 'INCOMPLETE'];
  return text === undefined ? [] : [{ text, to: routes.Compliance.path }];
};

export const isCompliant = (status: ComplianceStatus | null | undefined): boolean => status === 'VALID';
