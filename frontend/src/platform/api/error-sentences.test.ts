import { expect, test, vi } from 'vitest';
import { type RefusalCode, refusalKinds, type RefusalParameters } from '#domain/refusal-codes';
import { NotAllowed, Refused, ServerError, SessionEnded, Unreachable, UploadRefused } from './errors';
import { sentenceFor } from './error-sentences';

const codes = Object.keys(refusalKinds) as RefusalCode[];

test.each(codes)('the message for %s is a sentence, with and without parameters', (code) => {
  const cases: RefusalParameters[] = [{}, { field: 'legalName', limit: 80, status: 'CLOSED' }];
  for (const parameters of cases) {
    expect(sentenceFor(new Refused(code, parameters))).toMatch(/^[A-Z][^{}]+\.$/);
    expect(sentenceFor(new Refused(code, parameters))).not.toMatch(/undefined| \.$/);
  }
});

test('a message contains the field and the limit', () => {
  expect(sentenceFor(new Refused('input.too-long', { field: 'legalName', limit: 200 }))).toBe(
    'Legal name can have at most 200 characters.',
  );
});

test('says how early a tournament has to be published', () => {
  expect(sentenceFor(new Refused('tournament.past', { limit: 60 }))).toContain(
    'The start must be at least 60 seconds after publication.',
  );
});

test('loads the sentences before it rejects with the first refusal', async () => {
  vi.resetModules();
  const { answerIn } = await import('./answer');
  const { sentenceFor: sentenceOf } = await import('./error-sentences');
  const response = Response.json({ data: null, errors: [{ message: 'closed', errorType: 'brand.closed' }] });
  const fault: unknown = await answerIn(response).catch((error: unknown) => error);
  expect(sentenceOf(fault)).toBe('This brand is not open at the moment.');
});

test('lists the missing values of an incomplete profile', () => {
  expect(sentenceFor(new Refused('compliance.incomplete', { fields: 'legalName,declarations.truth' }))).toBe(
    'Still missing from the compliance profile: Legal name, Declarations truth.',
  );
});

test('a wrong password and an unknown e-mail address have the same message', () => {
  const named = (name: string) => Object.assign(new Error('internal'), { name });
  expect(sentenceFor(named('UserNotFoundException'))).toBe(sentenceFor(named('NotAuthorizedException')));
});

test.each([new NotAllowed(), new SessionEnded(), new Unreachable()])('%s has a specific message', (fault) => {
  expect(sentenceFor(fault)).not.toContain('our side');
});

test('the message for a server failure contains the request id', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  expect(sentenceFor(new ServerError('request.failed', 'r-17'))).toBe(
    'Something went wrong. Try again. If it happens again, report request r-17.',
  );
  reported.mockRestore();
});

test('logs an unexpected error without showing its message', () => {
  const logged: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
  const fault = new Error('table Main-1234 is missing');
  expect(sentenceFor(fault)).toBe('Something went wrong on our side. Try again.');
  error.mockRestore();
  expect(logged).toEqual([fault]);
});

test.each([
  'too-large',
  'wrong-type',
  'type-mismatch',
  'damaged',
  'too-many-pixels',
  'hidden-content',
  'wrong-key',
  'too-many-files',
])('a file that is %s has a specific message', (fault) => {
  const sentence = sentenceFor(new UploadRefused(fault));
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(sentence).not.toBe(sentenceFor(new UploadRefused('something-new')));
});

test('shows a message for a code of a newer server', () => {
  const code = 'transfer.lost' as RefusalCode;
  expect(sentenceFor(new Refused(code))).toBe('This is not possible. Reload the page and try again.');
});
