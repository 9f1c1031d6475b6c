import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#engine/slots/testing/random-cases';
import { readJson } from './read-json';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('JSON', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const read = readJson(JSON.stringify(value, null, indent));
        expect('value' in read && plain(read.value)).toEqual(plain(value));
      }),
    );
  });

  test('is rejected in the same cases as by JSON.parse', () => {
    const marks = fc.constantFrom(...Array.from('{}[],:"\\u0eE+-.19 \n'), 'true', 'null', '"a"');
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const repeated = /"(.*?)".*"\1"/.test(text);
        fc.pre(!repeated);
        expect('value' in readJson(text)).toBe(isJson(text));
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each([
    ['', 1, 1, 'a value is expected here'],
    [
      '{"a":1,}',
      1,
      8,
      'a string is expected here, or the string is not closed or contains an invalid character',
    ],
    ['[1,\n 2\n 3]', 3, 2, '"," or "]" is expected here'],
    ['{"a" 1}', 1, 6, '":" is expected here'],
    ['{"a":1} x', 1, 9, 'no further text is expected here'],
    ['[01]', 1, 3, '"," or "]" is expected here'],
    ['{"a":1,"a":2}', 1, 11, '"a" occurs twice'],
    [
      '["\u0007"]',
      1,
      2,
      'a string is expected here, or the string is not closed or contains an invalid character',
    ],
  ])('rejects %j with its position', (text, line, column, reason) => {
    expect(readJson(text)).toEqual({ fault: { line, column, reason } });
  });

  test('rejects excessive nesting without recursion', () => {
    const found = readJson('['.repeat(50_000));
    expect(found).toEqual({ fault: { line: 1, column: 18, reason: 'nested too deeply' } });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
