import { expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { practiceCoins } from '../reels/coin-labels';
import { RoundOutcome } from './round-outcome';
import type { GameScreenState } from './game-state';

const labels = { ...practiceCoins, nameOf: (symbol: string) => symbol };
const at = { reelSet: 'base', stops: [0] };
const stopped: GameScreenState = {
  scene: { turn: 1, movement: 'stopped', from: at, to: at, landings: [], anticipated: [] },
  busy: false,
  balance: 1000,
  staked: 20,
  won: 0,
  bet: 20,
  said: '',
};
const outcome = (state: Partial<GameScreenState>) =>
  render(
    <RoundOutcome
      state={{ ...stopped, ...state }}
      labels={labels}
      readiness="ready"
      onSkip={() => undefined}
    />,
  ).container;

test('counts up a gain, and announces it once', () => {
  vi.useFakeTimers();
  const container = outcome({ result: { bet: 20, win: 400, capped: false, isCredited: true } });
  expect(screen.getByText('You won 400.')).toHaveClass('sr-only');
  const seen = container.querySelector('.game-headline > [aria-hidden] .inline-block > span:last-child');
  expect(seen).toHaveTextContent(/^0$/);
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveTextContent('400');
});

test('counts up the gain of a free spin', () => {
  vi.useFakeTimers();
  const step = { isFree: true, window: [], multiplier: 1, wins: [], coins: 400, awarded: 0 };
  const container = outcome({ busy: true, step });
  expect(screen.getByText('This spin pays 400.')).toHaveClass('sr-only');
  const seen = container.querySelector('.game-headline > [aria-hidden] .inline-block > span:last-child');
  expect(seen).toHaveTextContent(/^0$/);
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveTextContent('400');
});

test.each([0, 5, 20])('does not count up a return of %i at a bet of 20', (win) => {
  const container = outcome({ result: { bet: 20, win, capped: false, isCredited: true } });
  expect(container.querySelector('[data-gain]')).toBeNull();
  expect(container).not.toHaveTextContent('You won');
});

test('shows the number, the total win and the multiplier of free spins', () => {
  const freeSpins = { number: 0, awarded: 10, won: 0, multiplier: 3 };
  const begun = outcome({ busy: true, freeSpins });
  expect(begun).toHaveTextContent('Free spins10Paid so far0Every win× 3');
  const later = outcome({ busy: true, freeSpins: { ...freeSpins, number: 4, won: 250, multiplier: 1 } });
  expect(later).toHaveTextContent('Free spin4 of 10Paid so far250');
  expect(later).not.toHaveTextContent('Every win');
  const ended = outcome({
    freeSpins: { ...freeSpins, number: 10, won: 250 },
    result: { bet: 20, win: 250, capped: false, isCredited: true },
  });
  expect(ended).toHaveTextContent('10 free spins paid 250');
  expect(ended).not.toHaveTextContent('Paid so far');
});
