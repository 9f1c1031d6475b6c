import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { CasinoRow } from './casino-row';

/** The row, for its company's owner and for admins; everybody else is told the same as for one that is not there. */
export function authorizeCasino(
  ctx: Pick<Context, 'identity'>,
  row: CasinoRow | null | undefined,
): CasinoRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('casino.missing');
  if (!guard('casino.owner', row.owner === sub || isAdmin)) return refuse('casino.missing');
  return row;
}
