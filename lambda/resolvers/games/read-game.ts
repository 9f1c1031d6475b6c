import { util, type Context } from '@aws-appsync/utils';
import { gameKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import { authorizeGame } from './authorize-game';
import type { GameRow } from './game-row';

interface Named {
  readonly input: { readonly id?: string };
}
interface Made {
  readonly gameId?: string;
}

/** Reads the game in the input, or the one that an earlier step has created. */
export function request(ctx: Context<Named, Made>) {
  const id = parseId(ctx.stash.gameId ?? ctx.args.input.id ?? '', 'game.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(gameKey(id)), consistentRead: true };
}

export function response(ctx: Context<Named, Made, undefined, undefined, GameRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeGame(ctx, ctx.result);
}
