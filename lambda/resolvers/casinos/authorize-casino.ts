import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { CasinoRow } from './casino-row';

/** Returns the row to its company's owner and to admins. For others, it is refused like a missing row. */
export function authorizeCasino(
  ctx: Pick<Context, 'identity'>,
  row: CasinoRow | null | undefined,
): CasinoRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('casino.missing');
  if (!guard('casino.owner', row.owner === sub || isAdmin)) return refuse('casino.missing');
  return row;
}
