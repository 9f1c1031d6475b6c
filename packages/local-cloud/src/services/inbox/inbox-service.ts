import { randomUUID } from 'node:crypto';
import type { HttpHandler } from '#local/platform/http';
import type { CloudServices, Inbox } from '#local/services/needs';
import { inboxPage } from './inbox-page';
import type { Mail } from './mail';

export interface InboxService extends Inbox {
  /** `GET /__local/mail`, as a page. */
  readonly page: HttpHandler;
  /** `GET /__local/mail.json`, for programs: `[{to, subject, code, at}]`, the newest last. */
  readonly json: HttpHandler;
}

type Needs = Pick<CloudServices, 'storage' | 'clock'> & { readonly log: (line: string) => void };

/** Limits the size of a data folder that is used for months. */
const mostMails = 500;

/** Stores the e-mails that AWS would have sent. */
export function createInboxService({ storage, clock, log }: Needs): InboxService {
  const kept = storage.documents<Mail>('inbox');
  let next = Math.max(0, ...kept.entries().map(([key]) => Number(key.split('-')[0]) + 1));
  const mails = () => kept.entries().map(([, mail]) => mail);

  return {
    deliver(mail) {
      kept.put(`${String(next).padStart(12, '0')}-${randomUUID()}`, {
        ...mail,
        at: clock.now().toISOString(),
      });
      next += 1;
      for (const [key] of kept.entries().slice(0, -mostMails)) kept.delete(key);
      // Other e-mails are only on the page, because users wait in the terminal only for codes.
      if (mail.code !== null)
        log(`Mail to ${oneLine(mail.to)}: ${oneLine(mail.subject)} – code ${mail.code}`);
    },
    page: forReading(() => ({
      type: 'text/html; charset=utf-8',
      body: inboxPage(mails()),
    })),
    json: forReading(() => ({
      type: 'application/json',
      body: JSON.stringify(mails().map(({ to, subject, code, at }) => ({ to, subject, code, at }))),
    })),
  };
}

function forReading(read: () => { type: string; body: string }): HttpHandler {
  return ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return Promise.resolve({ status: 405, headers: { allow: 'GET, HEAD' }, body: '' });
    }
    const { type, body } = read();
    return Promise.resolve({ status: 200, headers: { ...headers, 'content-type': type }, body });
  };
}

/** Allows only the page's own script and style; other pages must not read or frame the codes. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Removes control characters, so that text of users cannot control the terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
