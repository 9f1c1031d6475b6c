import { expect, test } from '@jest/globals';
import type { HttpHandler } from '#local/platform/http';
import { memoryStorage } from '#local/platform/memory-storage';
import { createInboxService } from './inbox-service';

function newInbox(storage = memoryStorage()) {
  const lines: string[] = [];
  const clock = { now: () => new Date('2026-01-02T03:04:05Z') };
  return { lines, storage, inbox: createInboxService({ storage, clock, log: (line) => lines.push(line) }) };
}

const ask = (handler: HttpHandler, method = 'GET') =>
  handler({
    method,
    url: new URL('http://localhost/__local/mail'),
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
  });

const mail = { to: 'a@example.com', subject: 'Your code', text: 'Use 123456', code: '123456' };

test('returns all mail as JSON, newest last, also after a restart', async () => {
  const { inbox, storage } = newInbox();
  inbox.deliver(mail);
  inbox.deliver({ ...mail, to: 'b@example.com', code: null });
  const again = newInbox(storage).inbox;
  again.deliver({ ...mail, to: 'c@example.com' });
  const { body } = await ask(again.json);
  expect(JSON.parse(String(body))).toEqual([
    { to: 'a@example.com', subject: 'Your code', code: '123456', at: '2026-01-02T03:04:05.000Z' },
    { to: 'b@example.com', subject: 'Your code', code: null, at: '2026-01-02T03:04:05.000Z' },
    { to: 'c@example.com', subject: 'Your code', code: '123456', at: '2026-01-02T03:04:05.000Z' },
  ]);
});

test('shows mail as text with links, newest first', async () => {
  const { inbox } = newInbox();
  inbox.deliver(mail);
  inbox.deliver({
    to: '"><script>x</script>@example.com',
    subject: '<b>Hi</b>',
    text: 'Go to http://localhost:4000/x?a=1&b=2. <i>Now</i>',
    code: null,
  });
  const page = String((await ask(inbox.page)).body);
  expect(page.indexOf('&lt;b&gt;Hi&lt;/b&gt;')).toBeLessThan(page.indexOf('<code>123456</code>'));
  expect(page).not.toContain('<script>x');
  expect(page).toContain('<a href="http://localhost:4000/x?a=1&amp;b=2" rel="noreferrer">');
  expect(page).toContain('&lt;i&gt;Now');
});

test('prints one line for each mail', () => {
  const { inbox, lines } = newInbox();
  inbox.deliver({ ...mail, to: 'a\n\u001b[2J@example.com' });
  expect(lines).toEqual(['Mail to a  [2J@example.com: Your code – code 123456']);
});

test('shows an empty inbox and refuses other methods', async () => {
  const { inbox } = newInbox();
  expect(String((await ask(inbox.page)).body)).toContain('No mail yet.');
  expect((await ask(inbox.page, 'POST')).status).toBe(405);
});

test('removes the oldest mail above the limit', async () => {
  const { inbox } = newInbox();
  for (let count = 0; count < 505; count += 1) inbox.deliver({ ...mail, code: String(count) });
  const mails = JSON.parse(String((await ask(inbox.json)).body)) as { code: string }[];
  expect([mails.length, mails[0]?.code, mails.at(-1)?.code]).toEqual([500, '5', '504']);
});
