import { beforeEach, expect, test, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { practiceCoins } from './coin-labels';
import { CountedCoins, CountsTogether } from './counted-coins';
import { WinCelebration } from './win-celebration';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = (html: Element) =>
  Number(html.querySelector('span > span:last-child')?.textContent.replace(',', ''));

test('counts up to the win, even if the page renders meanwhile', () => {
  const coins = () => <CountedCoins bet={10} win={900} labels={{ ...practiceCoins }} />;
  const { container, rerender } = render(coins());
  expect(shown(container)).toBeLessThan(900);
  pass(1500);
  const halfway = shown(container);
  expect(halfway).toBeGreaterThan(0);
  rerender(coins());
  pass(100);
  expect(shown(container)).toBeGreaterThanOrEqual(halfway);
  pass(5000);
  expect(shown(container)).toBe(900);
});

test('a counter that appears later shows the same amount, and the next win is counted from zero', () => {
  const counters = (count: number) => (
    <CountsTogether>
      {Array.from({ length: count }, (_, key) => (
        <p key={key}>
          <CountedCoins bet={10} win={900} labels={practiceCoins} />
        </p>
      ))}
    </CountsTogether>
  );
  const { container, rerender } = render(counters(1));
  const amounts = () => [...container.querySelectorAll('p')].map(shown);
  pass(1500);
  rerender(counters(2));
  for (let frame = 0; frame < 10; frame += 1) {
    pass(100);
    const [first, second] = amounts();
    expect(second).toBe(first);
    expect(first).toBeGreaterThan(0);
  }
  rerender(counters(0));
  rerender(counters(2));
  expect(amounts()).toEqual([0, 0]);
});

test('the name of a win changes while it is counted up', () => {
  const { container } = render(<WinCelebration bet={10} win={1200} capped={false} labels={practiceCoins} />);
  const name = () => container.querySelector('.win-name')?.textContent;
  const names = new Set<string | null | undefined>();
  for (let step = 0; step < 60; step += 1) {
    names.add(name());
    pass(100);
  }
  expect([...names]).toEqual(['Win', 'Big win', 'Huge win', 'Mega win']);
  expect(shown(container)).toBe(1200);
});

test('shows that a round ended at the maximum win', () => {
  const { container } = render(<WinCelebration bet={10} win={1000} capped labels={practiceCoins} />);
  pass(6000);
  expect(container.querySelector('.win-name')).toHaveTextContent('Maximum win');
});
