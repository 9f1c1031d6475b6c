import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { confirmationCode, email, newPassword, passwordDemands } from './account-rules';
import { formSentence } from './text/form-messages';

const sentences = (rule: v.GenericSchema, value: unknown) =>
  (v.safeParse(rule, value).issues ?? []).map((issue) => formSentence(issue.message));

describe('a new password', () => {
  test('meets every requirement', () => {
    expect(v.is(newPassword, 'NovaLink-2026!')).toBe(true);
    expect(v.is(newPassword, 'NovaLink 2026')).toBe(true);
  });

  test.each([
    ['length', 'aB3!'],
    ['lowercase', 'AAAAAA3!'],
    ['uppercase', 'aaaaaa3!'],
    ['digit', 'aaaaaaA!'],
    ['symbol', 'aaaaaaA3'],
    ['symbol', 'aaaaaaA3 '],
  ] as const)('lacks only %s: %s', (lacking, password) => {
    const unmet = Object.entries(passwordDemands).filter(([, meets]) => !meets(password));
    expect(unmet.map(([demand]) => demand)).toEqual([lacking]);
    expect(v.is(newPassword, password)).toBe(false);
  });
});

test.each(["o'brien@novalink.test", 'Ada+games@mail.nova-link.test', 'a.b@n.test'])(
  '%s is an e-mail address',
  (text) => {
    expect(v.is(email, text)).toBe(true);
  },
);

test.each([
  'ada',
  'ada@',
  '@novalink.test',
  'ada@novalink',
  'a b@novalink.test',
  'ada@-nova.test',
  'ada@nova..test',
])('%s is not an e-mail address', (text) => {
  expect(v.is(email, text)).toBe(false);
});

test.each([' NovaLink-2026!', 'NovaLink-2026! '])('rejects %j, which has a space at one end', (password) => {
  expect(sentences(newPassword, password)).toEqual(['Remove the space at the start or at the end']);
});

test('uses the messages of the specification', () => {
  expect(sentences(email, '')).toContain('This field is required');
  expect(sentences(email, 'ada@')).toEqual(['Please enter a valid email']);
  expect(sentences(newPassword, 'aB3!')).toContain('You must enter a minimum of 8 characters');
  expect(sentences(confirmationCode, '12345x')).toEqual(['This field can only contain numbers']);
  expect(sentences(confirmationCode, '12345')).toEqual(['The length of the entered field is invalid']);
  expect(formSentence('character:control')).toBe('The control character is not allowed');
  expect(formSentence('something else')).toBe('Invalid format');
  expect(formSentence('constructor')).toBe('Invalid format');
});
