import type { Context } from '@aws-appsync/utils';

/** AppSync's id of the request, which its log has as well; `null` where it sent none. */
export function requestIdOf({ request }: Pick<Context, 'request'>): string | null {
  const headers = request.headers as Record<string, string | undefined>;
  return headers['x-amzn-requestid'] ?? headers['x-amzn-trace-id'] ?? null;
}
