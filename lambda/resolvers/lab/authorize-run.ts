import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { RunRow } from './run-row';

/**
 * The row, for who started the run, the owner of the game whose version was run, and admins; everybody else is told the
 * same as for one that is not there.
 */
export function authorizeRun(ctx: Pick<Context, 'identity'>, row: RunRow | null | undefined): RunRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('run.missing');
  const isOwn = row.owner === sub || row.gameOwner === sub;
  if (!guard('run.owner', isOwn || isAdmin)) return refuse('run.missing');
  return row;
}
