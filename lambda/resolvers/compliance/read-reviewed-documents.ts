import type { Context } from '@aws-appsync/utils';
import type { ComplianceTransitionInput } from '#domain/generated/types';
import { refuseFailure } from '../refuse-failure';
import { documentQuery, type Documents } from './document-query';

type Asked = { readonly input: ComplianceTransitionInput };

/**
 * Reads the documents of the profile in review. While the profile has this version, documents can be decided, but not
 * added or removed.
 */
export function request(ctx: Context<Asked>) {
  return documentQuery(ctx.args.input.companyId);
}

export function response(ctx: Context<Asked, Record<string, unknown>, undefined, undefined, Documents>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
