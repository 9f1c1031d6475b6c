import { util, type Context } from '@aws-appsync/utils';
import type { GameVersionsArgs } from '#domain/generated/types';
import { gameVersionKey } from '#domain/keys';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { VersionRow } from '../versions/version-row';
import type { GameRow } from './game-row';

type OfGame<Result> = Context<GameVersionsArgs, Record<string, unknown>, undefined, GameRow, Result>;

/** Every caller who can read the game can read its versions. */
export function request(ctx: OfGame<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { limit, nextToken } = ctx.args;
  const { pk, sk } = gameVersionKey(ctx.source.id, '');
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :game AND begins_with(sk, :version)',
      expressionValues: util.dynamodb.toMapValues({ ':game': pk, ':version': sk }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export function response(ctx: OfGame<{ items: VersionRow[]; nextToken: string | null }>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
