import { expect, test } from 'vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { FreeRoundGame } from '#domain/promotions/expected-cost';
import { cashback, dailyGrant, dailyWheel, freeRounds } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { fraction } from '@novalink/engine/fraction';
import { CostTable } from './cost-table';
import { presetBase } from './testing/promotion-of';

const cells = (rules: PromotionRules, claims: number, game: FreeRoundGame | null = null) => {
  render(<CostTable rules={rules} claims={claims} game={game} />);
  return within(screen.getByRole('table', { name: 'Cost' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('states that an expected cost is rounded', () => {
  const sectors = ['A', 'B', 'C'].map((label, index) => ({ label, weight: 1, amount: `${index * 50}` }));
  const rules = dailyWheel(presetBase, {
    sectors: [...sectors, { label: 'D', weight: 4, amount: '0' }],
  });
  expect(cells(rules, 7)).toEqual([
    ['', 'One reward', '7 rewards'],
    // 1.50 over 7
    ['Expected cost', 'about 0.21 GLD', '1.50 GLD'],
    ['Largest possible cost', '1.00 GLD', '7.00 GLD'],
    ['Paid at most', '', '7.00 GLD'],
  ]);
});

test('shows the bets that wagering requires, from games that count in full to those that count least', () => {
  const bets = (gameWeights: PromotionRules['wagering']['gameWeights']) => {
    const wagering = { multiple: 10, gameWeights };
    const [, , , , row] = cells(dailyGrant({ ...presetBase, wagering }, { amount: '500' }), 2);
    cleanup();
    return row;
  };
  expect(bets([])).toEqual(['Required bets', '50.00 GLD', '100.00 GLD']);
  const weights = [50, 20, 0].map((weightX100, index) => ({ gameId: `${index}`, weightX100 }));
  expect(bets(weights)).toEqual(['Required bets', '50.00 GLD to 250.00 GLD', '100.00 GLD to 500.00 GLD']);
});

test('shows no expected cost for a share of bets, and limits the cost to the budget', () => {
  const rules = cashback(presetBase, { every: 'WEEK', basisPoints: 1000, cap: '20000' });
  expect(cells(rules, 100)).toEqual([
    ['', 'One reward', '100 rewards'],
    ['Expected cost', 'Depends on the bets', 'Depends on the bets'],
    ['Largest possible cost', '200.00 GLD', '20,000.00 GLD'],
    ['Paid at most', '', '10,000.00 GLD'],
  ]);
  expect(screen.getByText(/covers 50 rewards of the largest size/)).toBeInTheDocument();
});

test('warns if the budget is smaller than one reward', () => {
  const rules = cashback({ ...presetBase, budget: '100' }, { every: 'DAY', basisPoints: 1000, cap: '20000' });
  cells(rules, 1);
  expect(screen.getByText(/must cover at least the largest reward, 200.00 GLD/)).toBeInTheDocument();
});

test('multiplies the return, the number and the bet of free rounds', () => {
  const rules = freeRounds(presetBase, { gameId: 'amber', count: 10, bet: '100', maxWin: '5000' });
  const game = { rtp: fraction(19n, 20n), maxWinX: 1000 };
  expect(cells(rules, 2, game)).toEqual([
    ['', 'One reward', '2 rewards'],
    ['Expected cost', '9.50 GLD', '19.00 GLD'],
    ['Largest possible cost', '50.00 GLD', '100.00 GLD'],
    ['Paid at most', '', '100.00 GLD'],
  ]);
});

test('shows no expected cost of free rounds without their game', () => {
  const rules = freeRounds(presetBase, { gameId: 'amber', count: 10, bet: '100', maxWin: '5000' });
  render(<CostTable rules={rules} claims={1} game={null} />);
  expect(screen.getByText('Depends on the game')).toBeInTheDocument();
});
