import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, type Json } from './canonical-json';
import type { MathModel } from './math-model';
import { modelHash } from './model-hash';
import { coinFlip } from '../testing/ground-truths';
import { wholeModel } from '../testing/whole-model';

describe('canonical JSON', () => {
  test('orders keys by their UTF-16 code units and leaves out blanks', () => {
    // RFC 8785, section 3.2.3
    const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 };
    expect(Object.values(JSON.parse(canonicalJson(names)) as object)).toHaveLength(7);
    expect(canonicalJson(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1f600}":5,"\ufb33":3}');
    expect(canonicalJson({ b: [true, null, -3], a: { d: 'x\n', c: '' } })).toBe(
      '{"a":{"c":"","d":"x\\n"},"b":[true,null,-3]}',
    );
  });

  test('is the same for any order of keys, and is parsed back unchanged', () => {
    const value = fc.letrec<{ any: Json }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('any'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (json) => {
        const text = canonicalJson(json);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)));
        expect(canonicalJson(reversed(json))).toBe(text);
      }),
    );
  });

  test('allows only integers', () => {
    expect(() => canonicalJson([0.5])).toThrow('Integers only.');
    expect(() => canonicalJson(2 ** 53)).toThrow('Integers only.');
  });
});

describe('the hash of a model', () => {
  test('is the SHA-256 of its canonical JSON', () => {
    const text = canonicalJson(wholeModel as unknown as Json);
    expect(modelHash(wholeModel)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(modelHash(coinFlip)).toMatchInlineSnapshot(
      `"50b14fd2c7c75b54e3aeacbdbffef2d7130ed82e8b0f37d58dc6d2ded977f726"`,
    );
  });

  test('does not depend on the order of keys, but on everything else', () => {
    const other = reversed(wholeModel as unknown as Json) as unknown as MathModel;
    expect(modelHash(other)).toBe(modelHash(wholeModel));
    expect(modelHash({ ...wholeModel, maxWinX: 5001 })).not.toBe(modelHash(wholeModel));
  });
});

/** The same value with the keys of every object the other way round. */
function reversed(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(reversed);
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
