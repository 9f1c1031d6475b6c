import { util, type Context } from '@aws-appsync/utils';
import type { MutationUpdateCompanyArgs, UpdateCompanyInput } from '#domain/generated/types';
import { auditPartition, companyKey } from '#domain/keys';
import { auditedWrite, failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { checkDetails, checkName } from './check-details';
import { knownId } from '../known-id';
import { openStatuses } from './open-statuses';
import { refuseFailedWrite, type CompanyWrite } from './refuse-failed-write';

export function request(ctx: Context<MutationUpdateCompanyArgs>) {
  const { id, expectedVersion, ...given } = ctx.args.input;
  if (given.name !== undefined) checkName(given.name);
  checkDetails(given);
  const changes = given.name ? { ...given, name: given.name.trim() } : given;
  const at = util.time.nowISO8601();
  const written = { ...changes, version: expectedVersion + 1, updatedAt: at };
  const { sub, isAdmin } = callerOf(ctx);
  const whose = isAdmin ? {} : { owner: sub };
  const when = { is: { ...whose, version: expectedVersion }, among: { status: openStatuses } };
  return auditedWrite(ctx, [update(mainTable(ctx), companyKey(knownId(id)), written, when)], {
    entity: auditPartition('COMPANY', id),
    at,
    action: 'COMPANY_UPDATED',
    changes,
  });
}

export function response(ctx: CompanyWrite<UpdateCompanyInput>) {
  if (!ctx.error) return null;
  const row = failedConditions(ctx)[0]?.row;
  return refuseFailedWrite(ctx, row, ctx.args.input.expectedVersion, openStatuses);
}
