import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { CompanyRow } from './company-row';

/** Returns the row to its owner and to admins. For others, it is refused like a missing row. */
export function authorizeCompany(
  ctx: Pick<Context, 'identity'>,
  row: CompanyRow | null | undefined,
): CompanyRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('company.missing');
  if (!guard('company.owner', row.owner === sub || isAdmin)) return refuse('company.missing');
  return row;
}
