import { expect, test } from '@jest/globals';
import { ticketCoin, ticketFault } from './ticket-coin';

const coins = [
  { code: 'GLD', kind: 'PLAY', decimals: 2 },
  { code: 'PRM', kind: 'PROMO', decimals: 2 },
  { code: 'TKT', kind: 'TICKET', decimals: 0 },
] as const;
const tickets = (coin: string) => ({ kind: 'TICKETS' as const, coin, amount: '1' });

test('finds the ticket coin of a reward', () => {
  expect(ticketCoin(tickets('TKT'), coins)).toBe(coins[2]);
  expect(ticketFault(tickets('TKT'), coins)).toBeUndefined();
});

test.each(['GLD', 'PRM', 'NONE'])('finds no tickets in %s', (coin) => {
  expect(ticketCoin(tickets(coin), coins)).toBeUndefined();
  expect(ticketFault(tickets(coin), coins)).toEqual({ path: 'reward.coin', code: 'not-tickets' });
});

test('other rewards need no ticket coin', () => {
  const grant = { kind: 'GRANT', amount: '5' } as const;
  expect(ticketCoin(grant, coins)).toBeUndefined();
  expect(ticketFault(grant, coins)).toBeUndefined();
});
