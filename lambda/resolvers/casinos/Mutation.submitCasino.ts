import { guard } from '#domain/guard';
import { companyKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuseUnapproved } from '../companies/refuse-unapproved';
import { mainTable } from '../tables';
import { check } from '../transaction';
import {
  casinoSteps,
  stepCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';
import { checkLicence } from './check-licence';
import { checkWallet } from './check-wallet';

export function request(ctx: CasinoStepContext) {
  const { companyId } = ctx.prev.result;
  const approved = guard('casino.approved-company', { status: 'APPROVED' });
  const company = check(mainTable(ctx), companyKey(companyId), { eq: approved });
  const write = stepCasino(ctx, casinoSteps.submit, { others: [company] });
  checkLicence(ctx.prev.result);
  checkWallet(ctx.prev.result);
  return write;
}

export function response(ctx: SteppedCasino<CompanyRow>) {
  if (!ctx.error) return null;
  const [casino, company] = failedConditions(ctx);
  if (!casino?.failed && company?.failed) refuseUnapproved(company.row);
  return steppedCasino(ctx, casinoSteps.submit);
}
