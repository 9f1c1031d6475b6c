import { util } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { companyKey, complianceKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuseUnapproved } from '../companies/refuse-unapproved';
import type { ProfileRow } from '../compliance/profile-row';
import { refuseInvalidProfile } from '../compliance/refuse-invalid-profile';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import {
  casinoSteps,
  decideCasino,
  steppedCasino,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-review';
import { checkLicence } from './check-licence';

export function request(ctx: CasinoStepContext) {
  const { companyId, jurisdiction } = ctx.prev.result;
  const table = mainTable(ctx);
  const valid = { eq: { status: 'VALID' }, gt: { validUntil: util.time.nowISO8601() } };
  const profile = check(table, complianceKey(companyId), valid);
  const key = companyKey(companyId);
  const approved = guard('casino.approved-company', { status: 'APPROVED' });
  const company = update(table, key, {}, { eq: approved }, { liveCasinos: 1 });
  const compliant = guard('casino.valid-compliance', jurisdiction === 'DEMO' ? [] : [profile]);
  const write = decideCasino(ctx, casinoSteps.approve, { others: [company, ...compliant] });
  // The licence may have expired while the casino was in the queue.
  checkLicence(ctx.prev.result);
  return write;
}

export function response(ctx: SteppedCasino<CompanyRow | ProfileRow>) {
  if (!ctx.error) return null;
  const [casino, company, profile] = failedConditions(ctx);
  if (!casino?.failed) {
    if (company?.failed) refuseUnapproved(company.row);
    if (profile?.failed && ctx.prev.result.jurisdiction !== 'DEMO') {
      refuseInvalidProfile(profile.row as ProfileRow | null);
    }
  }
  return steppedCasino(ctx, casinoSteps.approve);
}
