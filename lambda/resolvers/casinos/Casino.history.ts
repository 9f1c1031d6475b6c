import { util, type Context } from '@aws-appsync/utils';
import type { AuditEvent, CasinoHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { CasinoRow } from './casino-row';

/** Every caller who can read the casino can read its history. */
export function request(ctx: Context<CasinoHistoryArgs, Record<string, unknown>, undefined, CasinoRow>) {
  if (!ctx.source) return util.unauthorized();
  return askPage({ partition: auditPartition('CASINO', ctx.source.id) }, ctx.args);
}

export const response = (ctx: PageRead<AuditEvent>) => pageRead(ctx);
