import type { NotificationTopic, UserGroup } from '#domain/generated/types';
import { notificationEmail } from '#domain/notifications/notification-email';
import { auditActions } from '#domain/audit/audit-actions';
import type { Clock } from '#lambda/runtime/clock';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import type { NotificationRequest } from '#lambda/services/mail/email-request';
import type { Mailer } from '#lambda/services/mail/ses-mailer';
import type { EmailStore } from '#lambda/stores/notifications/email-store';

interface Needs {
  readonly store: EmailStore;
  readonly directory: Pick<UserDirectory, 'find' | 'groupsOf'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The group that a user needs to open the pages that the e-mail links to. */
const groupOf: Partial<Record<NotificationTopic, UserGroup>> = {
  GAMES: 'PROVIDERS',
  TEST_RUNS: 'PROVIDERS',
  CASINOS: 'OPERATORS',
};

/**
 * Sends a notification by e-mail, at most once: the notification is marked as sent before it is sent. Does
 * not send topics that the user turned off, and sends nothing to an account that is deleted, disabled or
 * without access to the page. If Amazon SES does not accept the e-mail, removes the mark and throws, so that
 * a retry can send it.
 */
export const emailNotification =
  ({ store, directory, mailer, clock, siteUrl }: Needs) =>
  async ({ sub, id }: NotificationRequest): Promise<void> => {
    const presented = await store.find(sub, id);
    if (!presented) return;
    const topic = auditActions[presented.action].topic;
    if (!(await store.topicsOf(sub)).includes(topic)) return;
    const to = await addressOf(directory, sub, groupOf[topic]);
    if (to === undefined) return;
    if (!(await store.claim(sub, id, clock().toISOString()))) return;
    const { settingsUrl: unsubscribeUrl, ...email } = notificationEmail(presented, siteUrl);
    try {
      await mailer.send({ to, ...email, unsubscribeUrl });
    } catch (error) {
      await store.release(sub, id);
      throw error;
    }
  };

/** The current address in the user pool; undefined for a user who must not get the e-mail. */
async function addressOf(
  directory: Needs['directory'],
  sub: string,
  group: UserGroup | undefined,
): Promise<string | undefined> {
  const user = await directory.find(sub);
  if (!user?.enabled || user.status === 'UNCONFIRMED') return undefined;
  if (!group) return user.email;
  const groups = await directory.groupsOf(sub);
  return groups.includes(group) || groups.includes('ADMINS') ? user.email : undefined;
}
