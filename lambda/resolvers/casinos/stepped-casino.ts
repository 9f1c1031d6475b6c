import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import type { CasinoRow } from './casino-row';
import type { SteppedCasino } from './casino-step';

/** Says why a step was not taken: somebody else wrote between the reading and the writing. */
export function steppedCasino(ctx: SteppedCasino): null {
  if (!ctx.error) return null;
  refuseStaleCasino(failedConditions(ctx)[0]?.row as CasinoRow | null | undefined);
  return refuse('write.collided');
}

export function refuseStaleCasino(row: CasinoRow | null | undefined): void {
  if (row) refuse('casino.stale', { version: row.version });
}

/** For a write that asked that the company be approved. */
export function refuseUnapproved(row: CompanyRow | null): never {
  return refuse('company.not-approved', { status: row ? row.status : 'CLOSED' });
}
