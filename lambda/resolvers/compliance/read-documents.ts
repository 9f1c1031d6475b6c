import type { Context } from '@aws-appsync/utils';
import { refuseFailure } from '../refuse-failure';
import { documentQuery, type Documents } from './document-query';
import { ownProfile, type ComplianceStash } from './own-profile';

/** Reads the documents of the profile from the previous step. */
export function request(ctx: Context<unknown, ComplianceStash>) {
  return documentQuery(ownProfile(ctx).company.id);
}

export function response(ctx: Context<unknown, ComplianceStash, undefined, undefined, Documents>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
