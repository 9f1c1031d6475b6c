import { util, type Context } from '@aws-appsync/utils';
import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { callerOf } from './caller';
import { refuse } from './refuse';

/** Serves every field that a function answers: it decides by the field's name. */
export function request(ctx: Context) {
  const { sub, groups } = callerOf(ctx);
  return {
    operation: 'Invoke',
    payload: {
      fieldName: ctx.info.fieldName,
      arguments: ctx.args as Record<string, unknown>,
      identity: { sub, groups },
    },
  };
}

type Refused = { readonly refusal?: { readonly code: RefusalCode; readonly parameters: RefusalParameters } };
/** What a function answers: what was asked for, unless it refused. */
export type Invoked<Answer = object> = Context<
  unknown,
  Record<string, unknown>,
  undefined,
  undefined,
  (Answer & Refused) | null
>;

export function response<Answer>(ctx: Invoked<Answer>): Answer | null {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const refusal = ctx.result?.refusal;
  if (refusal) refuse(refusal.code, refusal.parameters);
  return ctx.result;
}
