import { expect, test } from '@jest/globals';
import { ticketCoin } from './ticket-coin';

const coins = [
  { code: 'GLD', kind: 'PLAY' },
  { code: 'PRM', kind: 'PROMO' },
  { code: 'TKT', kind: 'TICKET' },
] as const;

test('finds a coin of kind TICKET by its code', () => {
  expect(ticketCoin(coins, 'TKT')).toBe(coins[2]);
});

test.each(['GLD', 'PRM', 'NONE'])('finds no ticket coin %s', (code) => {
  expect(ticketCoin(coins, code)).toBeUndefined();
});
