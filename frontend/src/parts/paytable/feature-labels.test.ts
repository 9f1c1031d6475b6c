import { expect, test } from 'vitest';
import { coinFlip, oneReel, parSheet } from '@novalink/engine/testing';
import { featureText, payingText } from './feature-labels';

test('explains how a line that starts with wilds pays only if the wild has its own pay', () => {
  const rule =
    /starts with wilds, it pays as wilds or as the symbol that they substitute for, whichever is higher/;
  expect(payingText(parSheet)).toMatch(rule);
  const { W: _, ...paytable } = parSheet.paytable;
  expect(payingText({ ...parSheet, paytable })).not.toMatch(rule);
  expect(payingText(coinFlip)).not.toMatch(rule);
});

test('says which symbols count as a group, and how many spins a retrigger gives', () => {
  const model = {
    ...oneReel({ retrigger: true, retriggerAward: { '1': 1 } }),
    symbols: [
      { id: 'A', wild: true, excludes: ['X', 'S'] },
      { id: 'X' },
      { id: 'S', scatter: true },
      { id: 'any' },
    ],
    paytable: { A: { '1': 3 }, any: { '1': 1 } },
  };
  const texts = featureText(model, (id) => ({ A: 'Bar', any: 'Any bar' })[id] ?? id);
  expect(texts).toContain('Bar also counts as Any bar.');
  expect(texts).toContain('Free spins can award more free spins: 1 give 1, up to 6 in a round.');
  expect(payingText(model)).not.toMatch(/starts with wilds/);
});
