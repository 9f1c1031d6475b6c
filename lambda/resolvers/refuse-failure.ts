import type { Context } from '@aws-appsync/utils';
import { refuse } from './refuse';
import { requestIdOf } from './request-id';

type Failed = Pick<Context, 'error' | 'request'>;

/**
 * Fails the field after its data source failed. The caller gets a neutral code and the id of the request; the message
 * of the data source is only logged, because it can contain table names, keys and code.
 */
export function refuseFailure(ctx: Failed, reason = `${ctx.error?.type} ${ctx.error?.message}`): never {
  const requestId = requestIdOf(ctx);
  console.error(`Request ${requestId}: ${reason}`);
  return refuse('request.failed', requestId ? { requestId } : {});
}
