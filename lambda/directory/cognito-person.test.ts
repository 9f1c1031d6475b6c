import { expect, test } from '@jest/globals';
import { emailPrefixFilter, isUserGroup } from '#lambda/directory/cognito-person';

test('a quotation mark does not end the filter', () => {
  expect(emailPrefixFilter('a" or username = "b')).toBe('email ^= "a\\" or username = \\"b"');
  expect(emailPrefixFilter('a\\')).toBe('email ^= "a\\\\"');
});

test('groups are those of the contract', () => {
  expect(['ADMINS', 'OPERATORS', 'PROVIDERS'].every(isUserGroup)).toBe(true);
  expect([undefined, '', 'admins', 'toString'].some(isUserGroup)).toBe(false);
});
