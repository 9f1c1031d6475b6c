import { expect, test } from '@jest/globals';
import { numberOf, twoMeanings, typedNumber, withoutGroups } from './typed-number';

test.each([
  ['12', '12'],
  [' 12.5 ', '12.5'],
  ['1,000', '1000'],
  ['12,345,678.90', '12345678.90'],
  ['-1,000', '-1000'],
])('%j is the number %s', (typed, text) => {
  expect(withoutGroups(typed, ',')).toBe(text);
  expect(numberOf(typed, ',')).toBe(Number(text));
});

test.each(['0,500', '0,001', '00,500', '1,5', '12,34', '1,0000', '1,000,5', ',500', '1,000.', '1 000', ''])(
  'a comma in %j can be a decimal separator',
  (typed) => {
    expect(withoutGroups(typed, ',')).toBe(typed);
    expect(numberOf(typed, ',')).toBeNaN();
  },
);

test('a comma does not separate thousands for readers who write decimals with it', () => {
  expect(withoutGroups('1,500', '.')).toBe('1,500');
  expect(numberOf('1,500', '.')).toBeNaN();
});

test.each(['1e3', '0x10', 'Infinity', '+1', '1.', '.5'])('%j is not a number in digits', (typed) => {
  expect(numberOf(typed)).toBeNaN();
});

test.each([
  ['1.500', ['1500', '1.5']],
  ['-12.000', ['-12000', '-12']],
  [' 1.505 ', ['1505', '01.505']],
])('%j has two meanings for readers who separate thousands with points', (typed, meanings) => {
  expect(twoMeanings(typed, '.')).toEqual(meanings);
  expect(numberOf(typed, '.')).toBeNaN();
  for (const meaning of meanings) {
    expect(twoMeanings(meaning, '.')).toBeUndefined();
    expect(numberOf(meaning, '.')).not.toBeNaN();
  }
  expect(twoMeanings(typed, ',')).toBeUndefined();
  expect(numberOf(typed, ',')).toBe(Number(typed));
});

test.each(['1.5', '1.50', '0.500', '1500', '1.5000', '1234.500', '01.505'])('%j has one meaning', (typed) => {
  expect(twoMeanings(typed, '.')).toBeUndefined();
  expect(numberOf(typed, '.')).toBe(Number(typed));
});

test('several points separate thousands for readers who write them so', () => {
  expect(numberOf('1.500.000', '.')).toBe(1_500_000);
  expect(numberOf('1.500.000', ',')).toBeNaN();
});

test.each([12.345, 1500, 0.125, -1.505, 7])('%d is read again from a form in every language', (value) => {
  for (const group of [',', '.']) expect(numberOf(typedNumber(value, group), group)).toBe(value);
});
