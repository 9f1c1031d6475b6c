import { expect, test } from 'vitest';
import { coinFlip, parSheet } from '#domain/slots/testing/ground-truths';
import { payingText } from './feature-labels';

test('explains how a line that starts with wilds pays only if the wild has its own pay', () => {
  const rule =
    /starts with wilds, it pays as wilds or as the symbol that they substitute for, whichever is higher/;
  expect(payingText(parSheet)).toMatch(rule);
  const { W: _, ...paytable } = parSheet.paytable;
  expect(payingText({ ...parSheet, paytable })).not.toMatch(rule);
  expect(payingText(coinFlip)).not.toMatch(rule);
});
