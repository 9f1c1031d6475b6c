import { expect, test } from '@jest/globals';
import { fieldsOf, jsonOf } from './json';

test('writes numbers of any size, and leaves out what is undefined', () => {
  const value = {
    id: 'a"\u2028ü',
    round: 9_223_372_036_854_775_807n,
    list: [1n, null, true],
    none: undefined,
  };
  expect(jsonOf(value)).toBe('{"id":"a\\"\u2028ü","round":9223372036854775807,"list":[1,null,true]}');
});

test('reads numbers as the text of their digits', () => {
  const text =
    '{"balance": 9007199254740993, "rate": -1.50e+2, "text": "a 1 \\" 2", "list": [1, true, null]}';
  expect(fieldsOf(text)).toEqual({
    ...{ balance: '9007199254740993', rate: '-1.50e+2', text: 'a 1 " 2', list: ['1', true, null] },
  });
});

test('reads no fields in anything else', () => {
  for (const text of ['', '<html>', '{"a":01}', '{"a":1', '"text"', '5', 'null', '{"a":1}{"b":2}'])
    expect(Object.keys(fieldsOf(text))).toEqual([]);
});
