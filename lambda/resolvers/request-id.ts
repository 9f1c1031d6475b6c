import type { Context } from '@aws-appsync/utils';

/** Returns AppSync's id of the request, which is also in its log; `null` if there is none. */
export function requestIdOf({ request }: Pick<Context, 'request'>): string | null {
  const headers = request.headers as Record<string, string | undefined>;
  return headers['x-amzn-requestid'] ?? headers['x-amzn-trace-id'] ?? null;
}
