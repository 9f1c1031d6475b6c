import { expect, test } from '@jest/globals';
import { numberOf, withoutGroups } from './typed-number';

test.each([
  ['12', '12'],
  [' 12.5 ', '12.5'],
  ['1,000', '1000'],
  ['12,345,678.90', '12345678.90'],
  ['-1,000', '-1000'],
])('%j is the number %s', (typed, text) => {
  expect(withoutGroups(typed, true)).toBe(text);
  expect(numberOf(typed, true)).toBe(Number(text));
});

test.each(['0,500', '0,001', '00,500', '1,5', '12,34', '1,0000', '1,000,5', ',500', '1,000.', '1 000', ''])(
  'a comma in %j can be a decimal separator',
  (typed) => {
    expect(withoutGroups(typed, true)).toBe(typed);
    expect(numberOf(typed, true)).toBeNaN();
  },
);

test('a comma does not separate thousands for readers who write decimals with it', () => {
  expect(withoutGroups('1,500', false)).toBe('1,500');
  expect(numberOf('1,500', false)).toBeNaN();
});

test.each(['1e3', '0x10', 'Infinity', '+1', '1.', '.5'])('%j is not a number in digits', (typed) => {
  expect(numberOf(typed)).toBeNaN();
});
