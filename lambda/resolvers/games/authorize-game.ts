import type { Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { GameRow } from './game-row';

/** Returns the row to its company's owner and to admins. For others, it is refused like a missing row. */
export function authorizeGame(ctx: Pick<Context, 'identity'>, row: GameRow | null | undefined): GameRow {
  const { sub, isAdmin } = callerOf(ctx);
  if (!row) return refuse('game.missing');
  if (!guard('game.owner', row.owner === sub || isAdmin)) return refuse('game.missing');
  return row;
}
