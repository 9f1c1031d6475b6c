import { expect, test } from 'vitest';
import { currentStep } from './claim-steps';

const coin = { coin: 'GLD', decimals: 2 };
const free = (done: string) => ({ unit: 'FREE_ROUNDS', done, target: '10' }) as const;

test('the current step of a reward is the last one', () => {
  expect(currentStep({ steps: [free('3')] }, coin)).toMatchObject({
    ...{ done: 3, most: 10, amounts: '3 of 10 free rounds played' },
  });
  const bets = { unit: 'BETS', done: '100', target: '1000' } as const;
  expect(currentStep({ steps: [free('10'), bets] }, coin)).toMatchObject({
    ...{ done: 100, most: 1000, amounts: '1.00 of 10.00 GLD wagered' },
  });
});

test('a reward that is not in progress has no step', () => {
  expect(currentStep(null, coin)).toBeUndefined();
});
