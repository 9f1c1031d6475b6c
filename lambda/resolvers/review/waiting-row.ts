import type { ReviewKind } from '#domain/generated/types';
import { companyKey, complianceKey } from '#domain/keys';

/** What every row of the review queue has: a company, a compliance profile or a game's version. */
export interface WaitingRow {
  readonly sk: string;
  readonly submittedAt: string;
  /** Of a company and a version. */
  readonly id?: string;
  /** Of everything but a company. */
  readonly companyId?: string;
  /** Of a version. */
  readonly gameId?: string;
}

export function kindOf({ sk }: WaitingRow): ReviewKind {
  if (sk === companyKey('').sk) return 'COMPANY';
  return sk === complianceKey('').sk ? 'COMPLIANCE' : 'GAME_VERSION';
}
