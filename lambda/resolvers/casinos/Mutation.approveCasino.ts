import { util } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { companyKey, complianceKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import type { ProfileRow } from '../compliance/profile-row';
import { profileNow } from '../compliance/standing';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import type { CasinoRow } from './casino-row';
import {
  decidedBy,
  othersCasino,
  stepCasino,
  type CasinoStep,
  type CasinoStepContext,
  type SteppedCasino,
} from './casino-step';
import { missingLicence } from './missing-licence';
import { refuseStaleCasino, refuseUnapproved } from './stepped-casino';

const step: CasinoStep = { from: ['IN_REVIEW'], to: 'ACTIVE', action: 'CASINO_APPROVED', queue: 'leaves' };

export function request(ctx: CasinoStepContext) {
  const casino = othersCasino(ctx, step.from);
  // A licence may have run out in the queue.
  const missing = missingLicence(casino);
  if (missing.length > 0) refuse('casino.incomplete', { fields: missing.join(',') });
  const { companyId, jurisdiction } = casino;
  const table = mainTable(ctx);
  const at = util.time.nowISO8601();
  const approved = guard('casino.approved-company', { status: 'APPROVED' });
  const valid = check(table, complianceKey(companyId), {
    is: { status: 'VALID' },
    above: { validUntil: at },
  });
  return stepCasino(ctx, casino, step, { ...decidedBy(ctx), reviewNote: null }, [
    update(table, companyKey(companyId), {}, { is: approved }, { liveCasinos: 1 }),
    ...guard('casino.valid-compliance', jurisdiction === 'DEMO' ? [] : [valid]),
  ]);
}

export function response(ctx: SteppedCasino<ProfileRow>) {
  if (!ctx.error) return null;
  const [casino, company, compliance] = failedConditions(ctx);
  refuseStaleCasino(casino?.row as CasinoRow | null | undefined);
  if (company?.failed) refuseUnapproved(company.row as CompanyRow | null);
  if (compliance?.failed && ctx.prev.result.jurisdiction !== 'DEMO') {
    const profile = compliance.row as ProfileRow | null;
    refuse('compliance.not-valid', { status: profile ? profileNow(profile).status : 'INCOMPLETE' });
  }
  return refuse('write.collided');
}
