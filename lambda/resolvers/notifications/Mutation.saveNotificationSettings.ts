import { util, type Context } from '@aws-appsync/utils';
import type { MutationSaveNotificationSettingsArgs } from '#domain/generated/types';
import { settingsKey } from '#domain/keys';
import { notificationTopics } from '#domain/notifications/email-topics';
import { failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkList } from '../check-list';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { put, putNew } from '../transaction';
import { ownWrite } from './own-notification';
import { presentSettings, type SettingsRow } from './present-settings';

/** Saves the caller's own settings; duplicate topics count once. */
export function request(ctx: Context<MutationSaveNotificationSettingsArgs>) {
  const { emailTopics, expectedVersion } = ctx.args.input;
  checkList('emailTopics', emailTopics, notificationTopics.length);
  const key = settingsKey(callerOf(ctx).sub);
  const settings = { ...saved(ctx), updatedAt: util.time.nowISO8601() };
  const table = mainTable(ctx);
  return ownWrite(
    ctx,
    expectedVersion === 0
      ? putNew(table, key, settings)
      : put(table, key, settings, { eq: { version: expectedVersion } }),
  );
}

export function response(
  ctx: Context<
    MutationSaveNotificationSettingsArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<SettingsRow>
  >,
) {
  if (ctx.error) {
    const [settings] = failedConditions(ctx);
    refuse('settings.stale', { version: settings?.row?.version ?? 0 });
  }
  return presentSettings(ctx, saved(ctx));
}

const saved = (ctx: Pick<Context<MutationSaveNotificationSettingsArgs>, 'args'>): SettingsRow => {
  const { emailTopics, expectedVersion } = ctx.args.input;
  return {
    emailTopics: notificationTopics.filter((topic) => emailTopics.includes(topic)),
    version: expectedVersion + 1,
  };
};
