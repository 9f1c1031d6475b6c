import type { ReviewKind } from '#domain/generated/types';
import { casinoKey, companyKey, complianceKey, rtpAlertSort } from '#domain/keys';

/** What every row of the review queue has: a company, a compliance profile, a game's version, a casino or an RTP alert. */
export interface WaitingRow {
  readonly sk: string;
  readonly submittedAt: string;
  /** Of everything but a compliance profile. */
  readonly id?: string;
  /** Of everything but a company. */
  readonly companyId?: string;
  /** Of a version or an RTP alert. */
  readonly gameId?: string;
}

export function kindOf({ sk }: WaitingRow): ReviewKind {
  if (sk === companyKey('').sk) return 'COMPANY';
  if (sk === casinoKey('').sk) return 'CASINO';
  if (sk.startsWith(rtpAlertSort(''))) return 'RTP_ALERT';
  return sk === complianceKey('').sk ? 'COMPLIANCE' : 'GAME_VERSION';
}
