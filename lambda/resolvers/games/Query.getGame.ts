import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetGameArgs } from '#domain/generated/types';
import { gameKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import { authorizeGame } from './authorize-game';
import type { GameRow } from './game-row';

export function request(ctx: Context<QueryGetGameArgs>) {
  const id = parseId(ctx.args.id, 'game.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(gameKey(id)) };
}

export function response(
  ctx: Context<QueryGetGameArgs, Record<string, unknown>, undefined, undefined, GameRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeGame(ctx, ctx.result);
}
