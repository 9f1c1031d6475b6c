import type { AuditAction, AuditedKind } from '#domain/generated/types';
import { auditTexts } from '../../platform/labels/audit-labels';

/** The kinds of entities in events. */
export const auditedKinds: Record<AuditedKind, string> = {
  COMPANY: 'Company',
  USER: 'User',
  GAME: 'Game',
  CASINO: 'Casino',
  BRAND: 'Brand',
  FILE: 'File',
  SUPPORT: 'Support request',
};

/** The texts in a company's own history do not mention the company. */
const eventTexts: Record<AuditAction, string> = {
  ...auditTexts,
  COMPANY_CREATED: 'Company application started',
  COMPANY_UPDATED: 'Company details changed',
  COMPANY_SUBMITTED: 'Company submitted for review',
  COMPANY_WITHDRAWN: 'Submission of the company withdrawn',
  COMPANY_APPROVED: 'Company approved',
  COMPANY_REJECTED: 'Changes to the company requested',
  COMPANY_SUSPENDED: 'Company suspended',
  COMPANY_REINSTATED: 'Company reinstated',
  COMPANY_CLOSED: 'Company closed',
  COMPANY_DELETED: 'Company deleted',
  GROUP_JOINED: 'User joined a group',
  GROUP_LEFT: 'User left a group',
  BRAND_GAME_ADDED: 'Game added to a brand',
  BRAND_GAME_REMOVED: 'Game removed from a brand',
};

/** The text of an event, understandable without its entity. */
export const eventText = (action: AuditAction): string => eventTexts[action];

export const kindOptions = Object.entries(auditedKinds) as [AuditedKind, string][];

export const actionOptions = (Object.entries(eventTexts) as [AuditAction, string][]).sort(([, a], [, b]) =>
  a.localeCompare(b, 'en'),
);
