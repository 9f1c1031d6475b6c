import { expect, test } from '@jest/globals';
import { jsonText } from '#lambda/runtime/rest-body';

const body = '{}';

test.each([
  {},
  { 'Content-Type': 'application/json' },
  { 'content-type': 'Application/JSON; charset=utf-8' },
  { 'CONTENT-TYPE': undefined },
])('%j is JSON', (headers) => {
  expect(jsonText({ headers, body })).toBe(body);
});

test.each(['text/plain', 'application/json-seq', 'application/x-www-form-urlencoded', ''])(
  '%p is not JSON',
  (type) => {
    expect(() => jsonText({ headers: { 'content-type': type }, body })).toThrow(
      'The body must have the type application/json.',
    );
  },
);
