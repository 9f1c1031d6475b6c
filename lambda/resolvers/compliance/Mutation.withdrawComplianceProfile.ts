import { util, type Context } from '@aws-appsync/utils';
import type { MutationWithdrawComplianceProfileArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import { ownStanding, stillOwn, type Standing } from './own-standing';
import type { ProfileRow } from './profile-row';

/** The step before has read the company and its profile. */
export function request(ctx: Context<MutationWithdrawComplianceProfileArgs, Standing>) {
  const { companyId, expectedVersion } = ctx.args.input;
  const { company, profile } = ownStanding(ctx);
  if (!profile) return refuse('compliance.missing');
  const { version, status } = profile;
  if (version !== expectedVersion) refuse('compliance.stale', { version });
  if (status !== 'IN_REVIEW') refuse('compliance.wrong-status', { status });
  const at = util.time.nowISO8601();
  // Submitting has ended what was valid before: there is no earlier status to go back to.
  const changes = { status: 'INCOMPLETE' };
  const written = { ...changes, version: version + 1, updatedAt: at, gsi3pk: null, gsi3sk: null };
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      update(table, complianceKey(companyId), written, { is: { version, status } }),
      check(table, companyKey(companyId), stillOwn(company)),
    ],
    { entity: auditPartition('COMPANY', companyId), at, action: 'COMPLIANCE_WITHDRAWN', changes },
  );
}

export function response(
  ctx: Context<
    MutationWithdrawComplianceProfileArgs,
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
