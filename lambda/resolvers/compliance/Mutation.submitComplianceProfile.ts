import { util, type Context } from '@aws-appsync/utils';
import type { MutationSubmitComplianceProfileArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey, reviewPartition, reviewSort } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import type { Documents } from './document-query';
import { missingParts } from './missing-parts';
import { ownProfile, stillOwn, type Standing } from './own-standing';
import type { ProfileRow } from './profile-row';

type Previous = { result: Documents };

/** The steps before have read the company, its profile and its documents. */
export function request(ctx: Context<MutationSubmitComplianceProfileArgs, Standing, Previous>) {
  const { companyId, expectedVersion } = ctx.args.input;
  const { company, profile } = ownProfile(ctx);
  const { version, status, documentChanges } = profile;
  if (version !== expectedVersion) refuse('compliance.stale', { version });
  const missing = missingParts(profile, ctx.prev.result);
  if (missing.length > 0) refuse('compliance.incomplete', { fields: missing.join(',') });
  const at = util.time.nowISO8601();
  const changes = { status: 'IN_REVIEW', submittedAt: at };
  const written = {
    ...changes,
    validUntil: null,
    owner: company.owner,
    version: version + 1,
    updatedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'COMPLIANCE', companyId),
  };
  const asRead = { is: { version, status, documentChanges } };
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      update(table, complianceKey(companyId), written, asRead),
      check(table, companyKey(companyId), stillOwn(company)),
    ],
    { entity: auditPartition('COMPANY', companyId), at, action: 'COMPLIANCE_SUBMITTED', changes },
  );
}

export function response(
  ctx: Context<
    MutationSubmitComplianceProfileArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<ProfileRow>
  >,
) {
  if (!ctx.error) return null;
  const { version } = failedConditions(ctx)[0]?.row ?? { version: undefined };
  if (version !== undefined && version !== ctx.args.input.expectedVersion) {
    refuse('compliance.stale', { version });
  }
  return refuse('write.collided');
}
