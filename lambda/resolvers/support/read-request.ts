import { util, type Context } from '@aws-appsync/utils';
import type { SupportRequest } from '#domain/generated/types';
import { supportKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';

interface Named {
  readonly id?: string;
  readonly input?: { readonly id: string };
}

/** Reads the support request whose id is in the arguments or in the input. */
export function request(ctx: Context<Named>) {
  const id = parseId(ctx.args.input?.id ?? ctx.args.id ?? '', 'support.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(supportKey(id)), consistentRead: true };
}

export function response(
  ctx: Context<Named, Record<string, unknown>, undefined, undefined, SupportRequest | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ?? refuse('support.missing');
}
