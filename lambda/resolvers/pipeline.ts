import type { Context } from '@aws-appsync/utils';
import { checkStrings } from './check-strings';

/** Runs before the first step of every pipeline. */
export function request(ctx: Context<unknown>) {
  checkStrings(ctx);
  return {};
}

export function response(ctx: Context<unknown, Record<string, unknown>, { result: unknown }>) {
  return ctx.prev.result;
}
