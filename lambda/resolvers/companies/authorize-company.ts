import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { CompanyRow } from './company-row';

/** The row, for its owner and for admins; everybody else is told the same as for a row that is not there. */
export function authorizeCompany(
  ctx: Pick<Context, 'identity'>,
  row: CompanyRow | null | undefined,
): CompanyRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('company.missing');
  if (!guard('company.owner', row.owner === sub || isAdmin)) return refuse('company.missing');
  return row;
}
