import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { VersionRow } from './version-row';

/** The row, for its company's owner and for admins; everybody else is told the same as for one that is not there. */
export function authorizeVersion(
  ctx: Pick<Context, 'identity'>,
  row: VersionRow | null | undefined,
): VersionRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('version.missing');
  if (!guard('version.owner', row.owner === sub || isAdmin)) return refuse('version.missing');
  return row;
}
