import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { axisWidth } from './plot';
import { Drawing } from './drawing';
import { chartSettings } from './chart-settings';
import { givenBars, givenDoughnut, givenLines, givenPie } from './testing/given-charts';
import { layOut } from './testing/lay-out';

let takeBack: () => void;
beforeEach(() => {
  takeBack = layOut(800, 300);
});
afterEach(() => {
  takeBack();
});

const firstBarHeight = () =>
  Number(document.querySelector('.recharts-bar-rectangle rect')?.getAttribute('height'));

const passes = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

test('a drawing appears after exactly 1000 ms', async () => {
  vi.useFakeTimers();
  render(<Drawing {...givenBars} />);
  await passes(700);
  const late = firstBarHeight();
  await passes(200);
  const later = firstBarHeight();
  await passes(300);
  const drawn = firstBarHeight();
  await passes(1000);
  expect(later).toBeGreaterThan(late);
  expect(drawn).toBeGreaterThan(later);
  expect(firstBarHeight()).toBe(drawn);
  expect(chartSettings.drawMs).toBe(1000);
});

test.each([
  ['who prefers reduced motion', false, true],
  ['who watches a run', true, false],
])('a drawing appears immediately for a user %s', async (_who, live, still) => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: still }) as MediaQueryList,
  );
  render(<Drawing {...givenBars} live={live} />);
  await passes(20);
  const drawn = firstBarHeight();
  await passes(2000);
  expect(drawn).toBeGreaterThan(0);
  expect(firstBarHeight()).toBe(drawn);
});

test.each([givenBars, givenLines, givenDoughnut, givenPie])(
  'the tooltip of a $kind moves for 400 ms',
  (chart) => {
    render(<Drawing {...chart} />);
    const tooltip = document.querySelector('.recharts-tooltip-wrapper');
    const reported = tooltip?.closest<HTMLElement>('[style*="--chart-tooltip-ms"]')?.style;
    expect(reported?.getPropertyValue('--chart-tooltip-ms')).toBe('400ms');
    const sheet = readFileSync(`${import.meta.dirname}/charts.css`, 'utf8');
    expect(sheet).toMatch(
      /\.recharts-tooltip-wrapper \{[^}]*transition: transform var\(--chart-tooltip-ms\)/u,
    );
  },
);

test('an axis has at most 1000 ticks, including the first and the last', () => {
  takeBack();
  takeBack = layOut(30_000, 300);
  const labels = Array.from({ length: 5_001 }, (_, at) => `${at}`);
  render(
    <Drawing
      {...givenLines}
      labels={labels}
      series={[{ name: 'Wave', values: labels.map((_, at) => Math.sin(at)) }]}
      live
    />,
  );
  const ticks = [...document.querySelectorAll('.recharts-xAxis .recharts-cartesian-axis-tick')];
  expect(ticks.length).toBeGreaterThan(500);
  expect(ticks.length).toBeLessThanOrEqual(1000);
  expect(ticks[0]).toHaveTextContent(/^0$/u);
});

test('the axis has space for a value with one more digit than all values, such as 100.00%', () => {
  // A digit is 8 px wide.
  expect(
    axisWidth({
      ...givenLines,
      format: (share) => `${(100 * share).toFixed(2)}%`,
      labels: ['1'],
      series: [{ name: 'RTP', values: [0.98] }],
    }),
  ).toBeGreaterThanOrEqual('100.00%'.length * 8 + 12);
});
