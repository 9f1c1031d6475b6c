import type { ReviewKind } from '#domain/generated/types';
import { casinoKey, companyKey, complianceKey, rtpAlertSort } from '#domain/keys';

/** The common fields of rows in the review queue: companies, compliance profiles, versions, casinos and RTP alerts. */
export interface WaitingRow {
  readonly sk: string;
  readonly submittedAt: string;
  /** Absent for compliance profiles. */
  readonly id?: string;
  /** Absent for companies. */
  readonly companyId?: string;
  /** Only for a version or an RTP alert. */
  readonly gameId?: string;
}

export function kindOf({ sk }: WaitingRow): ReviewKind {
  if (sk === companyKey('').sk) return 'COMPANY';
  if (sk === casinoKey('').sk) return 'CASINO';
  if (sk.startsWith(rtpAlertSort(''))) return 'RTP_ALERT';
  return sk === complianceKey('').sk ? 'COMPLIANCE' : 'GAME_VERSION';
}
