import { util, type Context } from '@aws-appsync/utils';
import { companyKey } from '#domain/keys';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { GameRow } from './game-row';

interface Read {
  game?: GameRow;
}

/** Reads the company of the game from the previous step, and stores the game in the stash. */
export function request(ctx: Context<unknown, Read, { result: GameRow }>) {
  ctx.stash.game = ctx.prev.result;
  const key = util.dynamodb.toMapValues(companyKey(ctx.prev.result.companyId));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: Context<unknown, Read, undefined, undefined, CompanyRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ?? refuse('company.missing');
}
