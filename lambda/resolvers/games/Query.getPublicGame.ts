import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetPublicGameArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { gameKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { GameRow } from './game-row';
import { publicGame } from './public-game';

export function request(ctx: Context<QueryGetPublicGameArgs>) {
  const id = parseId(ctx.args.id, 'game.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(gameKey(id)) };
}

export function response(
  ctx: Context<QueryGetPublicGameArgs, Record<string, unknown>, undefined, undefined, GameRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const row = ctx.result;
  if (!row || !guard('game.offered', row.offered)) return refuse('game.missing');
  return publicGame(row);
}
