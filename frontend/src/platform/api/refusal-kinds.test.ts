import { expect, test } from 'vitest';
import { type RefusalCode, refusalKinds } from '#domain/refusal-codes';
import { Refused } from './errors';
import { isForbiddenCode, isMissingCode, isRefusalCode, isUnknownOutcome } from './refusal-kinds';

const codes = Object.entries(refusalKinds) as [RefusalCode, string][];

test.each(codes)('%s has the kind %s', (code, kind) => {
  const refused = new Refused(code);
  expect(isRefusalCode(code)).toBe(true);
  expect(isForbiddenCode(refused)).toBe(kind === 'forbidden');
  expect(isUnknownOutcome(refused)).toBe(kind === 'unknown');
  expect(isMissingCode(refused)).toBe(kind === 'missing');
});

test.each([
  ...['Unauthorized', 'UnauthorizedException', 'BadRequestException', 'MappingTemplate', 'Code'],
  ...['DynamoDB:ConditionalCheckFailedException', '', '.', 'a.', '.b', 'A.b', 'a.b.c', 'a.b\n', null, 7],
])('%j is not a refusal code of the product', (type) => {
  expect(isRefusalCode(type)).toBe(false);
});

test('uses the kind that the server states for a new code', () => {
  const code = 'transfer.lost' as RefusalCode;
  expect(isUnknownOutcome(new Refused(code, { kind: 'unknown' }))).toBe(true);
  expect(isUnknownOutcome(new Refused(code, { kind: 'conflict' }))).toBe(false);
});
