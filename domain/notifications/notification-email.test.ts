import { expect, test } from '@jest/globals';
import { notificationEmail } from '#domain/notifications/notification-email';

const origin = 'https://novalink.example';

test('says what happened, why, where to look and how to turn e-mails off', () => {
  const { subject, text, html, settingsUrl } = notificationEmail(
    { action: 'COMPANY_REJECTED', name: 'Blue Reef', reason: 'Add the address.\nThen submit again.' },
    origin,
  );
  expect(subject).toBe('Changes requested: Blue Reef');
  expect(text).toBe(`Changes requested: Blue Reef.

Message from the reviewer:
Add the address.
Then submit again.

Open in NovaLink: https://novalink.example/Company

--
You get this e-mail because it concerns your NovaLink account.
Choose which notifications are e-mailed, or turn them off: https://novalink.example/Account#notifications
`);
  expect(html).toContain('href="https://novalink.example/Company"');
  expect(html).toContain(`href="${settingsUrl}"`);
  expect(html).toContain('Add the address.\nThen submit again.');
});

test('links to the version of the decision, and omits a missing reason', () => {
  const reported = {
    action: 'VERSION_APPROVED',
    name: 'Frogs',
    semver: '1.0.0',
    gameId: 'G1',
    versionId: 'V1',
  } as const;
  const { subject, text, html } = notificationEmail(reported, origin);
  expect(subject).toBe('Frogs 1.0.0 was approved');
  expect(text).toMatch(/https:\/\/novalink\.example\/\S*G1\S*V1/);
  expect(text + html).not.toContain('reviewer');
});

test('escapes text of users and prevents header injection', () => {
  const { subject, html } = notificationEmail(
    { action: 'COMPANY_APPROVED', name: '<b>Reef\r\nBcc: x@y.example</b>', reason: '<img src="x">\'&' },
    origin,
  );
  expect(subject).toBe('<b>Reef Bcc: x@y.example</b> was approved');
  expect(html).toContain('&lt;b&gt;Reef Bcc');
  expect(html).toContain('&lt;img src=&quot;x&quot;&gt;&#39;&amp;');
});

test('shortens a long subject', () => {
  const { subject } = notificationEmail({ action: 'COMPANY_APPROVED', name: 'x'.repeat(300) }, origin);
  expect(subject).toHaveLength(200);
  expect(subject).toMatch(/x…$/);
});
