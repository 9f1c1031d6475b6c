import {
  notificationPath,
  notificationTitle,
  type ToldNotification,
} from '#domain/notifications/notification-text';
import { notificationsAnchor } from '#domain/notifications/notifications-anchor';
import { routes } from '#domain/routes';

/** An e-mail about a notification, ready to be sent. */
export interface NotificationEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the person chooses which notifications are e-mailed. */
  readonly settingsUrl: string;
}

const longestSubject = 200;
const why = 'You get this e-mail because it concerns your NovaLink account.';
const choose = 'Choose which notifications are e-mailed, or turn them off';

/** `origin` is the site's, such as `https://example.com`. */
export function notificationEmail(told: ToldNotification, origin: string): NotificationEmail {
  const title = oneLine(notificationTitle(told));
  const url = `${origin}${notificationPath(told)}`;
  const settingsUrl = `${origin}${routes.Account.path}#${notificationsAnchor}`;
  const reason = told.reason?.trim();
  const paragraphs = [
    `${title}.`,
    ...(reason ? [`Message from the reviewer:\n${reason}`] : []),
    `Open in NovaLink: ${url}`,
    `--\n${why}\n${choose}: ${settingsUrl}`,
  ];
  return {
    subject: title.length > longestSubject ? `${title.slice(0, longestSubject - 1)}…` : title,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page({ title, reason, url, settingsUrl }),
    settingsUrl,
  };
}

interface Parts {
  readonly title: string;
  readonly reason: string | undefined;
  readonly url: string;
  readonly settingsUrl: string;
}

/** Mail programs drop style sheets, so that every style is inline. */
const page = ({ title, reason, url, settingsUrl }: Parts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:14px;opacity:.75">NovaLink</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(title)}</h1>
${reason ? quote(reason) : ''}<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b3135d;color:#ffffff;font-weight:600;text-decoration:none">Open in NovaLink</a></p>
<p style="margin:32px 0 0;font-size:13px;opacity:.75">${why} <a href="${escaped(settingsUrl)}" style="color:inherit">${choose}</a>.</p>
</div>
</body>
</html>
`;

const quote = (reason: string) => `<p style="margin:0 0 4px;font-weight:600">Message from the reviewer</p>
<blockquote style="margin:0;padding:0 0 0 12px;border-left:3px solid #b3135d;white-space:pre-line">${escaped(reason)}</blockquote>
`;

/** A line break in a subject would end the header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
