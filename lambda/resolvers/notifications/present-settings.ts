import type { Context } from '@aws-appsync/utils';
import type { NotificationSettings } from '#domain/generated/types';

/** The stored settings. */
export type SettingsRow = Pick<NotificationSettings, 'emailTopics' | 'version'>;

export const presentSettings = (
  ctx: Pick<Context, 'env'>,
  { emailTopics, version }: SettingsRow,
): NotificationSettings => ({
  emailAvailable: ctx.env.EMAIL_NOTIFICATIONS === 'on',
  emailTopics,
  version,
});
