import { expect, test, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { practiceCoins } from '../reels/coin-labels';
import { CountedCoins, CountsTogether } from '../reels/counted-coins';
import type { Result } from './game-state';
import { Purse } from './purse';

const purse = (result: Result | undefined) => (
  <CountsTogether>
    <Purse state={{ balance: 1380, staked: 20, won: 400, result }} labels={practiceCoins} startedAt={0} />
    {result && <CountedCoins {...result} labels={practiceCoins} className="counter" />}
  </CountsTogether>
);
const gain: Result = { bet: 20, win: 400, capped: false, isCredited: true };

/** The balance, the net position and the counter of the win. */
const shownIn = (html: Element) => {
  const [balance, net] = [...html.querySelectorAll('dd')].map((amount) => amount.textContent);
  return { balance, net, counted: html.querySelector('.counter > :last-child')?.textContent ?? '' };
};

test('the balance and the net position contain the part of a win that is counted', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(purse(undefined));
  rerender(purse(gain));
  const counts = new Set<number>();
  for (let frame = 0; frame < 80; frame += 1) {
    const { balance, net, counted } = shownIn(container);
    counts.add(Number(counted));
    expect(balance).toBe(practiceCoins.coins(980 + Number(counted)));
    expect(net).toBe(practiceCoins.net(Number(counted) - 20));
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(counts.size).toBeGreaterThan(10);
  expect(shownIn(container)).toEqual({ balance: '1,380', net: practiceCoins.net(380), counted: '400' });
});

test('the balance does not follow a win that it does not contain', () => {
  vi.useFakeTimers();
  const { container } = render(purse({ ...gain, isCredited: false }));
  expect(shownIn(container)).toMatchObject({ balance: '1,380', net: practiceCoins.net(-20) });
});
