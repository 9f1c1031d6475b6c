import type { Context } from '@aws-appsync/utils';
import type { RefusalCode, RefusalParameters } from '#domain/refusal-codes';
import { callerOf } from './caller';
import { checkStrings } from './check-strings';
import { refuse } from './refuse';
import { refuseFailure } from './refuse-failure';

/** Serves every field that a function answers: it decides by the field's name. */
export function request(ctx: Context) {
  const { sub, groups } = callerOf(ctx);
  checkStrings(ctx);
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

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, Refused | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const refusal = ctx.result?.refusal;
  if (refusal) refuse(refusal.code, refusal.parameters);
  return ctx.result;
}
