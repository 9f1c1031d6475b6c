import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { GameRow } from './game-row';

/** The row, for its company's owner and for admins; everybody else is told the same as for one that is not there. */
export function authorizeGame(ctx: Pick<Context, 'identity'>, row: GameRow | null | undefined): GameRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('game.missing');
  if (!guard('game.owner', row.owner === sub || isAdmin)) return refuse('game.missing');
  return row;
}
