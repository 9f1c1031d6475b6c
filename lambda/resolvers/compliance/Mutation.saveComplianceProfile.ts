import { util, type Context } from '@aws-appsync/utils';
import type { ComplianceProfile, MutationSaveComplianceProfileArgs } from '#domain/generated/types';
import { companyKey, complianceKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { authorizeCompany } from '../companies/authorize-company';
import type { CompanyRow } from '../companies/company-row';
import { knownId } from '../companies/known-id';
import { openStatuses } from '../companies/open-statuses';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew, update } from '../transaction';
import { checkProfile } from './check-profile';

export function request(ctx: Context<MutationSaveComplianceProfileArgs>) {
  const { companyId, expectedVersion, acceptTermsVersion, ...given } = ctx.args.input;
  checkProfile(given);
  if (acceptTermsVersion && acceptTermsVersion !== termsVersion) {
    refuse('compliance.terms-outdated', { termsVersion });
  }
  const at = util.time.nowISO8601();
  const acceptance = acceptTermsVersion ? { termsVersion, termsAcceptedAt: at } : {};
  const profile = {
    legalName: given.legalName ?? null,
    regNumber: given.regNumber ?? null,
    incorporationCountry: given.incorporationCountry ?? null,
    registeredAddress: given.registeredAddress ?? null,
    beneficialOwners: given.beneficialOwners,
    licences: given.licences,
    responsibleContact: given.responsibleContact ?? null,
    declarations: given.declarations,
    ...acceptance,
    version: expectedVersion + 1,
    updatedAt: at,
  };
  const table = mainTable(ctx);
  const key = complianceKey(knownId(companyId));
  const owned = { is: { owner: callerOf(ctx).sub }, among: { status: openStatuses } };
  const write =
    expectedVersion === 0
      ? putNew(table, key, { ...profile, companyId, status: 'INCOMPLETE', createdAt: at })
      : update(table, key, profile, { is: { version: expectedVersion } });
  // Natural persons' names and addresses stay out of what is kept for ever.
  const { beneficialOwners: _owners, responsibleContact: _contact, ...changes } = profile;
  return auditedWrite(ctx, [check(table, companyKey(companyId), owned), write], {
    companyId,
    at,
    action: 'COMPLIANCE_SAVED',
    changes,
  });
}

type Rows = CancelledWrite<CompanyRow | ComplianceProfile>;

export function response(
  ctx: Context<MutationSaveComplianceProfileArgs, Record<string, unknown>, undefined, undefined, Rows>,
) {
  if (!ctx.error) return null;
  const [company, profile] = failedConditions(ctx);
  if (company?.failed) {
    const row = authorizeCompany(ctx, company.row as CompanyRow | null);
    if (row.owner !== callerOf(ctx).sub) refuse('company.owner-not-yours');
    refuse('company.wrong-status', { status: row.status });
  }
  return refuse('compliance.stale', { version: profile?.row?.version ?? 0 });
}
