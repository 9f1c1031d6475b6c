import type {
  ComplianceDocumentKind,
  ComplianceDocumentStatus,
  ComplianceStatus,
} from '#domain/generated/types';

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

/** Labels of compliance statuses. */
export const complianceStatuses: Record<ComplianceStatus, StatusLabels> = {
  INCOMPLETE: { text: 'Incomplete', tone: 'plain' },
  IN_REVIEW: { text: 'In review', tone: 'news' },
  VALID: { text: 'Valid', tone: 'good' },
  CHANGES_REQUESTED: { text: 'Changes requested', tone: 'warning' },
  EXPIRED: { text: 'Expired', tone: 'bad' },
  REVOKED: { text: 'Revoked', tone: 'bad' },
};

export const documentKinds: Record<ComplianceDocumentKind, string> = {
  INCORPORATION: 'Certificate of incorporation',
  LICENCE: 'Licence',
  RNG_CERT: 'Certificate of the random number generator',
  GAME_CERT: 'Game certificate',
  OTHER: 'Other document',
};

/** The labels of the statuses of documents. */
export const documentStatuses: Record<ComplianceDocumentStatus, StatusLabels> = {
  UPLOADED: { text: 'Not reviewed yet', tone: 'plain' },
  ACCEPTED: { text: 'Approved', tone: 'good' },
  REJECTED: { text: 'Rejected', tone: 'bad' },
  EXPIRED: { text: 'Expired', tone: 'bad' },
};
