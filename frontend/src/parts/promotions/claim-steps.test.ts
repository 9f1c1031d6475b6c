import { expect, test } from 'vitest';
import { currentStep } from './claim-steps';

const coin = { coin: 'GLD', decimals: 2 };
const free = (left: number) => ({ count: 10, left });

test('the step of a reward is its free rounds, then the bets that its wins require', () => {
  expect(currentStep({ wagered: '0', required: '900', freeRounds: free(7) }, coin)).toEqual({
    ...{ done: 3, most: 10, amounts: '3 of 10 free rounds played' },
  });
  expect(currentStep({ wagered: '100', required: '1000', freeRounds: free(0) }, coin)).toEqual({
    ...{ done: 100, most: 1000, amounts: '1.00 of 10.00 GLD wagered' },
  });
  expect(currentStep({ wagered: '0', required: '0', freeRounds: free(0) }, coin)).toMatchObject({ done: 10 });
});

test('a reward that is not in progress has no step', () => {
  expect(currentStep(null, coin)).toBeNull();
});
