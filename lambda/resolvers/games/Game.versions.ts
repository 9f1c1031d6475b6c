import { util, type Context } from '@aws-appsync/utils';
import type { GameVersionsArgs } from '#domain/generated/types';
import { gameVersionKey } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { VersionRow } from '../versions/version-row';
import type { GameRow } from './game-row';

/** Every caller who can read the game can read its versions. */
export function request(ctx: Context<GameVersionsArgs, Record<string, unknown>, undefined, GameRow>) {
  if (!ctx.source) return util.unauthorized();
  const { pk, sk } = gameVersionKey(ctx.source.id, '');
  return askPage({ partition: pk, start: sk }, ctx.args);
}

export const response = (ctx: PageRead<VersionRow>) => pageRead(ctx);
