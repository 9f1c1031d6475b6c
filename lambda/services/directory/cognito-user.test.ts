import { expect, test } from '@jest/globals';
import { emailPrefixFilter, isUserGroup } from '#lambda/services/directory/cognito-user';

test('escapes a quotation mark in a filter', () => {
  expect(emailPrefixFilter('a" or username = "b')).toBe('email ^= "a\\" or username = \\"b"');
  expect(emailPrefixFilter('a\\')).toBe('email ^= "a\\\\"');
});

test('returns only groups that the GraphQL schema defines', () => {
  expect(['ADMINS', 'OPERATORS', 'PROVIDERS'].every(isUserGroup)).toBe(true);
  expect([undefined, '', 'admins', 'toString'].some(isUserGroup)).toBe(false);
});
