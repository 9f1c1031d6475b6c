import { util, type AppSyncIdentityIAM, type Context } from '@aws-appsync/utils';
import { guard } from '#domain/guard';
import { checkStrings } from './check-strings';
import { functionAnswer, type Answered } from './function-answer';

/** Invokes the function of guest fields. The function selects the operation by the name of the field. */
export function request(ctx: Context) {
  const identity = ctx.identity as Partial<AppSyncIdentityIAM> | null | undefined;
  const guest = identity?.cognitoIdentityId ?? '';
  const isGuest = identity?.cognitoIdentityAuthType === 'unauthenticated';
  if (!guard('caller.guest', guest !== '' && isGuest)) util.unauthorized();
  checkStrings(ctx);
  return {
    operation: 'Invoke',
    payload: {
      fieldName: ctx.info.fieldName,
      arguments: ctx.args as Record<string, unknown>,
      identity: { guest },
    },
  };
}

export const response = (ctx: Answered<unknown>) => functionAnswer(ctx);
