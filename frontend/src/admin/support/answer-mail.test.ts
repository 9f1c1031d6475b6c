import { expect, test } from 'vitest';
import { answerMail } from './answer-mail';

test('contains the guest’s address, the request and the answer', () => {
  const { protocol, pathname, searchParams } = new URL(
    answerMail('ada@home.example', 'Lost round', 'Try again.\nThen write.'),
  );
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'ada@home.example']);
  expect(searchParams.get('subject')).toBe('Answer to your request: Lost round');
  expect(searchParams.get('body')).toBe('Try again.\r\nThen write.');
});

test.each([
  'a@b.example?bcc=x@y.example',
  'a@b.example&cc=x@y.example',
  'a@b.example,x@y.example',
  'a@b.example%0Abcc:x@y.example',
])('adds no recipients and no fields for the address %s', (address) => {
  const mail = new URL(answerMail(address, 'A&cc=x@y.example', 'B?bcc=x@y.example'));
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.pathname).not.toMatch(/[,?&]/);
});
