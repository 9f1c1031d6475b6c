import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, GameHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { GameRow } from './game-row';

/** Every caller who can read the game can read its history. */
export function request(ctx: Context<GameHistoryArgs, Record<string, unknown>, undefined, GameRow>) {
  if (!ctx.source) return util.unauthorized();
  return askPage({ partition: auditPartition('GAME', ctx.source.id) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
