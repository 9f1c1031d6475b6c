import { expect, test } from 'vitest';
import { dailyGrant } from '#domain/promotions/presets';
import { wageringRows } from './wagering-labels';

const rulesWith = (gameWeights: readonly { gameId: string; weightX100: number }[]) =>
  dailyGrant(
    {
      ...{ promotionId: 'p', version: 1, brandId: 'b', name: 'Advent', coin: 'GLD', decimals: 2 },
      ...{ termsText: 'T', startsAt: '2026-12-01T12:00:00.000Z', endsAt: null },
      ...{ budget: '100000', maxClaims: null, wagering: { multiple: 10, gameWeights } },
    },
    { amount: '1000' },
  );
const titles = new Map([
  ['amber', 'Amber'],
  ['birch', 'Birch'],
  ['cedar', 'Cedar'],
]);

test('the terms state the games that count in part and the games that do not count', () => {
  const weights = [
    { gameId: 'amber', weightX100: 50 },
    { gameId: 'birch', weightX100: 0 },
    { gameId: 'cedar', weightX100: 100 },
    { gameId: 'gone', weightX100: 5 },
  ];
  const rows = new Map(wageringRows(rulesWith(weights), titles));
  expect(rows.get('Games that count in part')).toBe('Amber counts 50% and a former game counts 5%');
  expect(rows.get('Games that do not count')).toBe('Birch');
});

test('the terms name no games if all count in full', () => {
  const labels = wageringRows(rulesWith([]), titles).map(([label]) => label);
  expect(labels.filter((label) => label.startsWith('Games'))).toEqual([]);
});
