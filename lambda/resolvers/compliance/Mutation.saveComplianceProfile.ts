import { util, type Context } from '@aws-appsync/utils';
import { complianceFields } from '#domain/companies/compliance-fields';
import type { BeneficialOwnerInput, MutationSaveComplianceProfileArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { checkedFields } from '../check-fields';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew, update } from '../transaction';
import { ownCompany, stillOwn, type ComplianceStash } from './own-profile';
import type { ProfileRow } from './profile-row';

/** The previous step has read the company and its profile. */
export function request(ctx: Context<MutationSaveComplianceProfileArgs, ComplianceStash>) {
  const { companyId, expectedVersion, acceptTermsVersion } = ctx.args.input;
  const given = checkedFields(complianceFields, ctx.args.input, 'create');
  checkShares(given.beneficialOwners);
  if (acceptTermsVersion && acceptTermsVersion !== termsVersion) {
    refuse('compliance.terms-outdated', { termsVersion });
  }
  const { company, profile: before } = ownCompany(ctx);
  const version = before ? before.version : 0;
  if (version !== expectedVersion) refuse('compliance.stale', { version });
  if (before?.status === 'IN_REVIEW') refuse('compliance.wrong-status', { status: before.status });
  const at = util.time.nowISO8601();
  const acceptance = acceptTermsVersion ? { termsVersion, termsAcceptedAt: at } : {};
  const profile = {
    ...given,
    ...acceptance,
    // The content has changed, so an earlier approval no longer applies.
    status: before?.status === 'CHANGES_REQUESTED' ? before.status : 'INCOMPLETE',
    owner: company.owner,
    version: version + 1,
    updatedAt: at,
  };
  const table = mainTable(ctx);
  const key = complianceKey(companyId);
  const write = before
    ? update(table, key, { ...profile, validUntil: null }, { eq: { version, status: before.status } })
    : putNew(table, key, { ...profile, companyId, createdAt: at });
  // Personal data must not be part of the audit log, which is kept permanently.
  const { beneficialOwners: _owners, responsibleContact: _contact, ...changes } = profile;
  return auditedWrite(ctx, [check(table, companyKey(companyId), stillOwn(company)), write], {
    entity: auditPartition('COMPANY', companyId),
    at,
    action: 'COMPLIANCE_SAVED',
    changes,
  });
}

type Rows = CancelledWrite<CompanyRow | ProfileRow>;

export function response(
  ctx: Context<MutationSaveComplianceProfileArgs, Record<string, unknown>, undefined, undefined, Rows>,
) {
  if (!ctx.error) return null;
  const [company, profile] = failedConditions(ctx);
  if (company?.failed) refuse('write.collided');
  return refuse('compliance.stale', { version: profile?.row?.version ?? 0 });
}

/** In hundredths of a percent, so that they add up exactly. */
function checkShares(owners: readonly BeneficialOwnerInput[]): void {
  let hundredths = 0;
  for (const { percent } of owners) hundredths = hundredths + Math.round(percent * 100);
  if (hundredths > 10_000) refuse('input.invalid', { field: 'beneficialOwners.percent' });
}
