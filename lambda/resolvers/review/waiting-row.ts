import type { ReviewKind } from '#domain/generated/types';
import { casinoKey, companyKey, complianceKey } from '#domain/keys';

/** What every row of the review queue has: a company, a compliance profile, a game's version or a casino. */
export interface WaitingRow {
  readonly sk: string;
  readonly submittedAt: string;
  /** Of everything but a compliance profile. */
  readonly id?: string;
  /** Of everything but a company. */
  readonly companyId?: string;
  /** Of a version. */
  readonly gameId?: string;
}

export function kindOf({ sk }: WaitingRow): ReviewKind {
  if (sk === companyKey('').sk) return 'COMPANY';
  if (sk === casinoKey('').sk) return 'CASINO';
  return sk === complianceKey('').sk ? 'COMPLIANCE' : 'GAME_VERSION';
}
