import { beforeEach, expect, test, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { practiceCoins } from '../reels/coin-labels';
import { celebratedMs } from '../reels/win-tier';
import type { ShownStep } from '../reels/shown-step';
import { RoundOverlay } from './round-overlay';
import type { GameScreenState } from './game-state';

// Reduced motion, so that the test does not wait for animations.
beforeEach(() => {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: true }),
  );
});

const labels = { ...practiceCoins, nameOf: (symbol: string) => symbol };
const step = (coins: number): ShownStep => ({
  isFree: false,
  window: [],
  multiplier: 1,
  wins: [],
  coins,
  awarded: 0,
});
const overlay = (state: Partial<GameScreenState>) =>
  render(<RoundOverlay state={{ bet: 20, ...state }} labels={labels} />).container;

test.each([0, 5, 20])('shows nothing over the reels for a return of %i at a bet of 20', (win) => {
  expect(
    overlay({ step: step(win), result: { bet: 20, win, capped: false, isCredited: true } }),
  ).toBeEmptyDOMElement();
  expect(overlay({ step: step(win) })).toBeEmptyDOMElement();
});

test('counts up a gain on the reels, and celebrates it from 15 times the bet', () => {
  expect(
    overlay({ step: step(299), result: { bet: 20, win: 299, capped: false, isCredited: true } }),
  ).toHaveTextContent(/299$/);
  expect(
    overlay({ step: step(300), result: { bet: 20, win: 300, capped: false, isCredited: true } }),
  ).toHaveTextContent('Big win');
});

test('shows only the amount after a celebration, so that the winning symbols are visible', () => {
  vi.useFakeTimers();
  const { container, queryByTestId } = render(
    <RoundOverlay
      state={{ bet: 20, step: step(300), result: { bet: 20, win: 300, capped: false, isCredited: true } }}
      labels={labels}
    />,
  );
  expect(queryByTestId('win-celebration')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(celebratedMs);
  });
  expect(queryByTestId('win-celebration')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^300$/);
});

test('announces free spins with their multiplier, and shows their total', () => {
  const free = { number: 0, awarded: 10, won: 0, multiplier: 3 };
  expect(overlay({ step: step(0), freeSpins: { ...free, card: 'intro' } })).toHaveTextContent(
    '10Free spinsEvery win × 3',
  );
  const more = overlay({ step: { ...step(0), awarded: 5 }, freeSpins: { ...free, card: 'more' } });
  expect(more).toHaveTextContent('+5More free spins');
  const summary = overlay({ freeSpins: { ...free, number: 10, won: 640, card: 'summary' } });
  expect(summary).toHaveTextContent('Free spins have paid');
  expect(summary).toHaveTextContent('640');
});
