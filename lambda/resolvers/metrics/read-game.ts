import { util, type Context } from '@aws-appsync/utils';
import { gameKey } from '#domain/keys';
import { authorizeGame } from '../games/authorize-game';
import type { GameRow } from '../games/game-row';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';

interface Named {
  readonly gameId: string;
}

/** Reads the requested game to check its owner. */
export function request(ctx: Context<Named>) {
  const key = gameKey(parseId(ctx.args.gameId, 'game.missing'));
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key) };
}

export function response(ctx: Context<Named, Record<string, unknown>, undefined, undefined, GameRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeGame(ctx, ctx.result);
}
