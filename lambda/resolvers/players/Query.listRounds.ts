import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryListRoundsArgs } from '#domain/generated/types';
import { brandAccess, type BrandAccess } from '../brands/brand-access';
import { callerOf } from '../caller';
import { response as answer } from '../invoke-function';
import { pageLimit } from '../page-limit';

/** The function computes the caller's rounds from their seeds, and never returns a seed in use. */
export function request(ctx: Context<QueryListRoundsArgs, BrandAccess>) {
  const { brandId, limit, nextToken } = ctx.args;
  const page = { brandId, limit: pageLimit(limit), nextToken: nextToken ?? null };
  const { me } = brandAccess(ctx);
  if (!me) return runtime.earlyReturn({ items: [], nextToken: null });
  const { sub, groups } = callerOf(ctx);
  return {
    operation: 'Invoke',
    payload: { fieldName: 'listRounds', arguments: page, identity: { sub, groups } },
  };
}

export const response = answer;
