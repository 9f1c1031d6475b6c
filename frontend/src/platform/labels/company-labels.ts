import type { CompanyKind, CompanyStatus } from '#domain/generated/types';

/** The labels of the kinds of companies. */
export const companyKinds: Record<CompanyKind, string> = {
  PROVIDER: 'Game provider',
  OPERATOR: 'Casino operator',
};

/** A draft may have no kind yet. */
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
