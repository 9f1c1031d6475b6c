import { util, type Context } from '@aws-appsync/utils';
import type { LiveVersion, QueryGetGameCertificateArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { gameKey } from '#domain/keys';
import type { GameRow } from '../games/game-row';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';

/** Stash values of the steps of a certificate. */
export interface Certified {
  title?: string;
  live?: LiveVersion;
}

/** Reads the game of a certificate, also for guests. */
export function request(ctx: Context<QueryGetGameCertificateArgs, Certified>) {
  const id = parseId(ctx.args.gameId, 'game.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(gameKey(id)) };
}

export function response(
  ctx: Context<QueryGetGameCertificateArgs, Certified, undefined, undefined, GameRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const row = ctx.result;
  if (!row?.live || !guard('game.offered', row.offered)) return refuse('game.missing');
  ctx.stash.title = row.title;
  ctx.stash.live = row.live;
  return row.live;
}
