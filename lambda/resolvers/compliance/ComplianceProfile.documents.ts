import { util, type Context } from '@aws-appsync/utils';
import { refuseFailure } from '../refuse-failure';
import { documentQuery, type Documents } from './document-query';
import type { ProfileRow } from './profile-row';
import { documentNow } from './current-status';

type OfProfile<Result> = Context<unknown, Record<string, unknown>, undefined, ProfileRow, Result>;

/** Every caller who can read the profile can read its documents. */
export function request(ctx: OfProfile<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return documentQuery(ctx.source.companyId);
}

export function response(ctx: OfProfile<Documents>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result.items.map((document) => documentNow(document));
}
