import type { Context } from '@aws-appsync/utils';
import { refuseFailure } from '../refuse-failure';
import { documentQuery, type Documents } from './document-query';
import { ownProfile, type Standing } from './own-standing';

/** Reads the documents of the profile from the previous step. */
export function request(ctx: Context<unknown, Standing>) {
  return documentQuery(ownProfile(ctx).company.id);
}

export function response(ctx: Context<unknown, Standing, undefined, undefined, Documents>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
