import { composedEmail, type ComposedEmail } from '#domain/notifications/email-page';
import {
  notificationPath,
  notificationTitle,
  type PresentedNotification,
} from '#domain/notifications/notification-text';
import { notificationsAnchor } from '#domain/notifications/notifications-anchor';
import { routes } from '#domain/routes';

/** An e-mail about a notification, ready to be sent. */
export interface NotificationEmail extends ComposedEmail {
  /** The URL of the page where the user chooses which notifications are e-mailed. */
  readonly settingsUrl: string;
}

/** `origin` is the site's origin, such as `https://example.com`. */
export function notificationEmail(reported: PresentedNotification, origin: string): NotificationEmail {
  const settingsUrl = `${origin}${routes.Account.path}#${notificationsAnchor}`;
  const text = reported.reason?.trim();
  const email = composedEmail({
    title: notificationTitle(reported),
    quote: text ? { heading: quoteHeading(reported), text } : undefined,
    action: { label: 'Open in NovaLink', url: `${origin}${notificationPath(reported)}` },
    why: 'You get this e-mail because it concerns your NovaLink account.',
    choice: { label: 'Choose which notifications are e-mailed, or turn them off', url: settingsUrl },
  });
  return { ...email, settingsUrl };
}

const quoteHeading = ({ action }: PresentedNotification): string =>
  action === 'SUPPORT_ANSWERED' ? 'Answer' : 'Message from the reviewer';
