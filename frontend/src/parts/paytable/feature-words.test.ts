import { expect, test } from '@jest/globals';
import { coinFlip, parSheet } from '#domain/slots/testing/ground-truths';
import { payingWords } from './feature-words';

test('explains which run pays only if the wild has a pay of its own', () => {
  const rule =
    /starts with wilds, it pays as wilds or as the symbol that they substitute for, whichever is higher/;
  expect(payingWords(parSheet)).toMatch(rule);
  const { W: _, ...paytable } = parSheet.paytable;
  expect(payingWords({ ...parSheet, paytable })).not.toMatch(rule);
  expect(payingWords(coinFlip)).not.toMatch(rule);
});
