import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { RunRow } from './run-row';

/**
 * Returns the row to the user who started the run, the owner of its game and admins. For others, it is
 * refused like a missing row.
 */
export function authorizeRun(ctx: Pick<Context, 'identity'>, row: RunRow | null | undefined): RunRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('run.missing');
  const isOwn = row.owner === sub || row.gameOwner === sub;
  if (!guard('run.owner', isOwn || isAdmin)) return refuse('run.missing');
  return row;
}
