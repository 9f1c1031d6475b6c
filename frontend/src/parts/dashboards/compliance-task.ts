import type { ComplianceStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import type { AttentionItem } from './attention-panel';

/** Statuses that need an action of the owner; while an admin reviews, there is none. */
const texts: Partial<Record<ComplianceStatus, string>> = {
  INCOMPLETE: 'Complete your compliance profile',
  CHANGES_REQUESTED: 'Changes were requested for your compliance profile',
  EXPIRED: 'Your compliance profile has expired',
  REVOKED: 'An admin revoked your compliance profile',
};

/** Null and undefined before the first save. */
export const complianceAttention = (
  status: ComplianceStatus | null | undefined,
): readonly AttentionItem[] => {
  const text = texts[status ?? 'INCOMPLETE'];
  return text === undefined ? [] : [{ text, to: routes.Compliance.path }];
};

export const isCompliant = (status: ComplianceStatus | null | undefined): boolean => status === 'VALID';
