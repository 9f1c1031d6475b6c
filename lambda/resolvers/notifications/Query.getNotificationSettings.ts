import { util, type Context } from '@aws-appsync/utils';
import { settingsKey } from '#domain/keys';
import { standardEmailTopics } from '#domain/notifications/email-topics';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';
import { presentSettings, type SettingsRow } from './present-settings';

/** Reads the caller's own settings. */
export function request(ctx: Context) {
  const key = util.dynamodb.toMapValues(settingsKey(callerOf(ctx).sub));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, SettingsRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return presentSettings(ctx, ctx.result ?? { emailTopics: standardEmailTopics, version: 0 });
}
