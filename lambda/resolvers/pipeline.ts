import type { Context } from '@aws-appsync/utils';

export function request() {
  return {};
}

export function response(ctx: Context<unknown, Record<string, unknown>, { result: unknown }>) {
  return ctx.prev.result;
}
