import type { Context } from '@aws-appsync/utils';
import { callerOf } from './caller';
import { checkStrings } from './check-strings';
import { functionAnswer, type Answered } from './function-answer';

/** Invokes a function, which selects the operation by the name of the field. */
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

export const response = (ctx: Answered<unknown>) => functionAnswer(ctx);
