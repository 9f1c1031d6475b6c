import { util, type Context } from '@aws-appsync/utils';
import type { MutationCloseCompanyArgs } from '#domain/generated/types';
import { auditPartition, companyKey, ownerLockKey, statusSort } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { remove, update } from '../transaction';
import type { CompanyRow } from './company-row';
import { openStatuses } from './open-statuses';
import { refuseFailedWrite } from './refuse-failed-write';

type Previous = { result: CompanyRow };

/** The company comes from the step before, which has let in its owner and admins only. */
export function request(ctx: Context<MutationCloseCompanyArgs, Record<string, unknown>, Previous>) {
  const { id, expectedVersion, kind } = ctx.args.input;
  if (kind) refuse('input.not-writable', { field: 'kind' });
  const { owner, membership } = ctx.prev.result;
  const at = util.time.nowISO8601();
  const leaves = membership === 'DONE' || membership === 'PENDING';
  const changes = {
    status: 'CLOSED',
    approved: false,
    active: false,
    membership: leaves ? 'LEAVING' : membership,
  };
  const written = {
    ...changes,
    version: expectedVersion + 1,
    updatedAt: at,
    gsi2sk: statusSort('CLOSED', id),
    gsi3pk: null,
    gsi3sk: null,
  };
  const when = { is: { version: expectedVersion, owner, membership }, among: { status: openStatuses } };
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      update(table, companyKey(id), written, when),
      remove(table, ownerLockKey(owner), { is: { companyId: id } }),
    ],
    { entity: auditPartition('COMPANY', id), at, action: 'COMPANY_CLOSED', changes },
  );
}

export function response(
  ctx: Context<
    MutationCloseCompanyArgs,
    Record<string, unknown>,
    Previous,
    undefined,
    CancelledWrite<CompanyRow>
  >,
) {
  if (!ctx.error) return null;
  const row = failedConditions(ctx)[0]?.row;
  return refuseFailedWrite(ctx, row, ctx.args.input.expectedVersion, openStatuses);
}
