import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { VersionRow } from './version-row';

/** Returns the row to its company's owner and to admins. For others, it is refused like a missing row. */
export function authorizeVersion(
  ctx: Pick<Context, 'identity'>,
  row: VersionRow | null | undefined,
): VersionRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('version.missing');
  if (!guard('version.owner', row.owner === sub || isAdmin)) return refuse('version.missing');
  return row;
}
