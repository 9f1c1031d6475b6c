import { guard } from '#domain/guard';
import { companyKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import type { CasinoRow } from './casino-row';
import {
  standingCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { missingLicence } from './missing-licence';
import { refuseStaleCasino, refuseUnapproved } from './stepped-casino';

const step: CasinoStep = { from: ['DRAFT'], to: 'IN_REVIEW', action: 'CASINO_SUBMITTED', queue: 'joins' };

export function request(ctx: CasinoStepContext) {
  const casino = standingCasino(ctx, step.from);
  const missing = missingLicence(casino);
  if (missing.length > 0) refuse('casino.incomplete', { fields: missing.join(',') });
  const approved = guard('casino.approved-company', { status: 'APPROVED' });
  const company = check(mainTable(ctx), companyKey(casino.companyId), { is: approved });
  return stepCasino(ctx, casino, step, {}, [company]);
}

export function response(ctx: SteppedCasino) {
  if (!ctx.error) return null;
  const [casino, company] = failedConditions(ctx);
  refuseStaleCasino(casino?.row as CasinoRow | null | undefined);
  if (company?.failed) refuseUnapproved(company.row as CompanyRow | null);
  return refuse('write.collided');
}
