import { util, type Context } from '@aws-appsync/utils';
import type { MutationSaveComplianceProfileArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew, update } from '../transaction';
import { checkProfile } from './check-profile';
import { ownStanding, stillOwn, type Standing } from './own-standing';
import type { ProfileRow } from './profile-row';

/** The step before has read the company and its profile. */
export function request(ctx: Context<MutationSaveComplianceProfileArgs, Standing>) {
  const { companyId, expectedVersion, acceptTermsVersion, ...given } = ctx.args.input;
  checkProfile(given);
  if (acceptTermsVersion && acceptTermsVersion !== termsVersion) {
    refuse('compliance.terms-outdated', { termsVersion });
  }
  const { company, profile: before } = ownStanding(ctx);
  const version = before ? before.version : 0;
  if (version !== expectedVersion) refuse('compliance.stale', { version });
  if (before?.status === 'IN_REVIEW') refuse('compliance.wrong-status', { status: before.status });
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
    // What was accepted is not what it says any more.
    status: before?.status === 'CHANGES_REQUESTED' ? before.status : 'INCOMPLETE',
    owner: company.owner,
    version: version + 1,
    updatedAt: at,
  };
  const table = mainTable(ctx);
  const key = complianceKey(companyId);
  const write = before
    ? update(table, key, { ...profile, validUntil: null }, { is: { version, status: before.status } })
    : putNew(table, key, { ...profile, companyId, createdAt: at });
  // Natural persons' names and addresses stay out of what is kept for ever.
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
