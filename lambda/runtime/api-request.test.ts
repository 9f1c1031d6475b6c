import { describe, expect, test } from '@jest/globals';
import type { ApiOperation } from '#domain/api/api-operation';
import { listAuditEntries, listCatalogue, verifyIdToken } from '#domain/generated/novalink-api';
import { apiRequest, type SentRequest } from '#lambda/runtime/api-request';

const refusalOf = (operation: ApiOperation, sent: SentRequest) => {
  try {
    return apiRequest(operation, sent);
  } catch (error) {
    return { ...(error as object), message: (error as Error).message };
  }
};

describe('parameters', () => {
  const catalogue = (queryStringParameters: Record<string, string> | null) =>
    refusalOf(listCatalogue, { queryStringParameters });

  test('have the types and the defaults of the contract; others are ignored', () => {
    expect(catalogue(null)).toEqual({ limit: 24, withArt: false });
    expect(catalogue({ limit: '100', cursor: 'abc', withArt: 'true', other: 'x' })).toEqual({
      ...{ limit: 100, cursor: 'abc', withArt: true },
    });
  });

  test.each(['0', '101', '-1', '1.5', '1e1', '', ' 2', 'all', '0x10', '05', '1e400', '-0', '1_0'])(
    'refuse the limit %j',
    (limit) => {
      expect(catalogue({ limit })).toEqual({
        ...{ field: 'limit', message: 'limit must be a whole number from 1 to 100.' },
      });
    },
  );

  test.each(['yes', 'TRUE', '1', ''])('refuse %j for true or false', (withArt) => {
    expect(catalogue({ withArt })).toEqual({
      ...{ field: 'withArt', message: 'withArt must be true or false.' },
    });
  });

  test.each(['', 'x'.repeat(201)])('refuse a text of the wrong length', (cursor) => {
    expect(catalogue({ cursor })).toEqual({
      ...{ field: 'cursor', message: 'cursor must be text of 1 to 200 characters.' },
    });
  });

  test.each(['2026-02-31', '2026-11-1', 'PUBLISHED', ''])('refuse the day %j', (day) => {
    expect(refusalOf(listAuditEntries, { pathParameters: { day } })).toEqual({
      ...{ field: 'day', message: 'day must be a day such as 2026-11-23.' },
    });
  });

  test('are required', () => {
    expect(refusalOf(listAuditEntries, {})).toEqual({ field: 'day', message: 'day is required.' });
  });
});

describe('a body', () => {
  const sent = (body: string | null, type?: string) =>
    refusalOf(verifyIdToken, { body, headers: type === undefined ? {} : { 'Content-Type': type } });
  const rule = 'idToken must be text of 1 to 16384 characters.';

  test('has the form of the contract; other fields are ignored', () => {
    expect(sent('{"idToken":"x"}')).toEqual({ body: { idToken: 'x' } });
    expect(sent('{"idToken":"x","more":1}', 'Application/JSON; charset=utf-8')).toHaveProperty('body');
  });

  test.each([
    [null, { message: 'The body must be a JSON object.' }],
    ['', { message: 'The body must be a JSON object.' }],
    ['not json', { message: 'The body must be a JSON object.' }],
    ['[]', { message: 'The body must be a JSON object.' }],
    ['{}', { field: 'idToken', message: rule }],
    ['{"idToken":1}', { field: 'idToken', message: rule }],
    ['{"idToken":""}', { field: 'idToken', message: rule }],
    [`{"idToken":"x","deep":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, { body: expect.anything() }],
  ])('%.30s', (body, answer) => {
    expect(sent(body)).toMatchObject(answer);
  });

  test.each(['text/plain', 'application/json-seq', 'application/x-www-form-urlencoded', ''])(
    'is refused as %j',
    (type) => {
      expect(sent('{"idToken":"x"}', type)).toMatchObject({
        message: 'The body must have the type application/json.',
      });
    },
  );
});
