import type { AppSyncIdentityCognito, Context } from '@aws-appsync/utils';
import { checkStrings } from './check-strings';
import { functionAnswer, type Answered } from './function-answer';

/** Invokes the function of fields that are open to everyone, including guests. The function gets the user, if any. */
export function request(ctx: Context) {
  const caller = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined;
  const sub = caller?.sub ?? '';
  checkStrings(ctx);
  return {
    operation: 'Invoke',
    payload: {
      fieldName: ctx.info.fieldName,
      arguments: ctx.args as Record<string, unknown>,
      identity: sub === '' ? null : { sub, groups: caller?.groups ?? [] },
    },
  };
}

export const response = (ctx: Answered<unknown>) => functionAnswer(ctx);
