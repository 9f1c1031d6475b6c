import type { Context } from '@aws-appsync/utils';
import { refuse } from './refuse';
import { requestIdOf } from './request-id';

type Failed = Pick<Context, 'error' | 'request'>;

/**
 * Ends the field after its data source failed. The caller gets one neutral code and the request's id; the message of
 * the data source stays in the log, because it can name tables, keys and code.
 */
export function refuseFailure(ctx: Failed, reason = `${ctx.error?.type} ${ctx.error?.message}`): never {
  const requestId = requestIdOf(ctx);
  console.error(`Request ${requestId}: ${reason}`);
  return refuse('request.failed', requestId ? { requestId } : {});
}
