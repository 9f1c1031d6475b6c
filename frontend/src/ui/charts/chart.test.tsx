import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from './chart';
// Loads the drawing in advance, so that no test waits for it.
import './drawing';
import { givenBars, givenDoughnut, givenLines, givenPie } from './testing/given-charts';
import { layOut } from './testing/lay-out';

let takeBack: () => void;
beforeEach(() => {
  takeBack = layOut(800, 300);
});
afterEach(() => {
  takeBack();
});

const drawn = () => waitFor(() => expect(document.querySelector('svg.recharts-surface')).not.toBeNull());

const tableText = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' | '));

const kinds = [givenBars, givenLines, givenDoughnut, givenPie];

test('the table has every label and value, whether visible or only for screen readers', async () => {
  render(<Chart {...givenBars} />);
  await drawn();
  const all = ['Win, in bets | Exact | Simulated', '0 | 70 % | 71 %', '0–1 | 20 % | 19 %', '1–2 | 10 % | –'];
  expect(screen.getByRole('table', { name: 'Spins by win' }).closest('.sr-only')).not.toBeNull();
  expect(tableText()).toEqual(all);

  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.getByRole('table', { name: 'Spins by win' }).closest('.sr-only')).toBeNull();
  expect(tableText()).toEqual(all);
  expect(document.querySelector('svg.recharts-surface')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show chart' }));
  await drawn();
});

test.each(kinds)('hides the drawing of a $kind from screen readers and focus', async (chart) => {
  render(<Chart {...chart} />);
  await drawn();
  expect(screen.getByRole('figure', { name: chart.caption })).toBeVisible();
  const drawing = document.querySelector('.recharts-wrapper')?.closest('[aria-hidden="true"]');
  expect(drawing).toBeInTheDocument();
  await waitFor(() => expect(drawing?.querySelectorAll('[tabindex], a, button')).toHaveLength(0));
});

test.each(kinds)('the legend of a $kind lists everything that is drawn', async (chart) => {
  render(<Chart {...chart} />);
  await drawn();
  const named = within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(named).toEqual(
    chart.kind === 'bar' || chart.kind === 'line'
      ? chart.series.map(({ name }) => name)
      : ['Lines60 %', 'Scatter25 %', 'Free spins15 %'],
  );
});

test('shows the label in the middle of a doughnut', async () => {
  render(<Chart {...givenDoughnut} />);
  expect(await screen.findByText('24 %')).toBeInTheDocument();
});

test('shows only a message without values', () => {
  const none = { ...givenLines, labels: [], series: [{ name: 'Simulated', values: [] }] };
  const { rerender } = render(<Chart {...none} empty="No round is played yet." />);
  expect(screen.getByText('No round is played yet.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Chart {...none} />);
  expect(screen.getByText('No data yet.')).toBeVisible();
});

test('shows a message if all slices are zero', () => {
  render(<Chart {...givenPie} series={[{ name: 'Share', values: [0, 0, null] }]} empty="No wins." />);
  expect(screen.getByText('No wins.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  [
    'not a finite number',
    { ...givenLines, series: [{ name: 'A', values: [1, Number.NaN, 3] }] },
    '“A” is not a finite number at “10,000”',
  ],
  [
    'fewer values than labels',
    { ...givenLines, series: [{ name: 'A', values: [1] }] },
    '“A” has 1 values for 3 labels',
  ],
  [
    'a slice below zero',
    { ...givenPie, series: [{ name: 'A', values: [1, -1, 3] }] as const },
    'a slice is below zero',
  ],
])('shows a table and a console message for a chart with %s', (_what, chart, why) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<Chart {...chart} />);
  expect(reported.mock.calls).toEqual([[`The chart “${chart.caption}” cannot be drawn:`, why]]);
  expect(screen.getByRole('table').closest('.sr-only')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows a table and reports a drawing that throws', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function () {
    throw new Error('no observer');
  });
  render(<Chart {...givenBars} />);
  await waitFor(() => expect(screen.getByRole('table').closest('.sr-only')).toBeNull());
  expect(reported).toHaveBeenCalledWith(
    'The chart “Spins by win” cannot be drawn:',
    new Error('no observer'),
  );
  expect(tableText()).toHaveLength(4);
});

test('draws the charts of a page one by one when the browser is idle', async () => {
  const waiting: (() => void)[] = [];
  const cancel = vi.fn();
  Object.assign(window, {
    requestIdleCallback: (draw: () => void) => waiting.push(draw),
    cancelIdleCallback: cancel,
  });
  try {
    const { unmount } = render(
      <>
        <Chart {...givenBars} />
        <Chart {...givenLines} />
        <Chart {...givenPie} />
      </>,
    );
    const drawings = () => document.querySelectorAll('svg.recharts-surface').length;
    await waitFor(() => expect(waiting).toHaveLength(3));
    expect(drawings()).toBe(0);
    act(() => waiting[0]?.());
    await waitFor(() => expect(drawings()).toBe(1));
    act(() => waiting[1]?.());
    await waitFor(() => expect(drawings()).toBe(2));
    unmount();
    expect(cancel).toHaveBeenCalledWith(3);
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});
