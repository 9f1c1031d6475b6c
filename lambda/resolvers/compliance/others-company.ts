import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { openStatuses } from '../companies/open-statuses';
import { refuse } from '../refuse';
import type { Condition } from '../transaction';

/** The condition for the company of an admin's decision: it is open and not the admin's own. */
export const othersCompany = (ctx: Pick<Context, 'identity'>): Condition => ({
  ne: guard('compliance.not-own', { owner: callerOf(ctx).sub }),
  in: { status: openStatuses },
});

/** Refuses with the reason why the condition failed. */
export function refuseOthersCompany(ctx: Pick<Context, 'identity'>, row: CompanyRow | null): never {
  if (!row) return refuse('company.missing');
  if (row.owner === callerOf(ctx).sub) refuse('company.own');
  return refuse('company.wrong-status', { status: row.status });
}
