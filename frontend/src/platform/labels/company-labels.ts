import type { CompanyKind, CompanyStatus } from '#domain/generated/types';

/** What a company does, in words. */
export const companyKinds: Record<CompanyKind, string> = {
  PROVIDER: 'Game provider',
  OPERATOR: 'Casino operator',
};

/** A draft may not have a kind yet. */
export const companyKindText = (kind: CompanyKind | null): string =>
  kind === null ? 'Not chosen yet' : companyKinds[kind];

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

/** Labels of company statuses. */
export const companyStatuses: Record<CompanyStatus, StatusLabels> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  SUBMITTED: { text: 'In review', tone: 'news' },
  APPROVED: { text: 'Approved', tone: 'good' },
  REJECTED: { text: 'Changes requested', tone: 'warning' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};
