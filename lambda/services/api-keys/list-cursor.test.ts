import { describe, expect, test } from '@jest/globals';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import { listCursor } from '#lambda/services/api-keys/list-cursor';

describe('a cursor', () => {
  const query = ['rounds', 'house', 'harbour', undefined];
  const cursor = listCursor(query).of('2026-11-01 é');

  test('returns the place of the same query', () => {
    expect(listCursor(query).placeOf(cursor)).toBe('2026-11-01 é');
  });

  test.each<[string, string, readonly (string | undefined)[]]>([
    ['another query', cursor, ['rounds', 'house', 'pier', undefined]],
    ['another operation', cursor, ['transactions', 'house', 'harbour', undefined]],
    ['another company', cursor, ['rounds', 'other', 'harbour', undefined]],
    ['shifted parameters', cursor, ['rounds', 'house', 'harbour', 'null']],
    ['a changed text', `A${cursor.slice(1)}`, query],
    ['an added character', `${cursor}=`, query],
    ['no place', listCursor(query).of(''), query],
    ['a text that is no cursor', 'x', query],
    ['an empty text', '', query],
  ])('is refused for %s', (_what, text, asked) => {
    expect(() => listCursor(asked).placeOf(text)).toThrow(InvalidRequest);
  });
});
