import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BrandMetrics } from '#domain/generated/types';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { coinMetrics, playDays, playTotals } from '../../parts/dashboards/testing/play-metrics';
import { todayUtc } from '../../parts/dashboards/date-range';
import { Refused, Unreachable } from '../../platform/api/errors';
import { tile } from '../../parts/dashboards/testing/kpi';
import { fakePlatform } from '../../platform/fake-platform';
import { layOut } from '../../ui/charts/testing/lay-out';
import { BrandDashboardPage } from './brand-dashboard-page';

interface Asked {
  readonly from: string;
  readonly to: string;
}

/** 1,000 rounds, after 800 in the previous period. */
const metrics = ({ from, to }: Asked): BrandMetrics => ({
  brandId: 'brand',
  from,
  to,
  totals: playTotals(to === todayUtc() ? 1_000 : 800),
  days: playDays(from, to),
  games: [
    { gameId: 'a', title: 'Amber Evening', playerDays: 50, rounds: 700, coins: [coinMetrics('GOLD', 700)] },
    { gameId: 'b', title: null, playerDays: 20, rounds: 300, coins: [coinMetrics('GOLD', 300)] },
  ],
  providers: [],
  cohorts: [
    { day: from, joined: 4, active: [4, 2, 1] },
    { day: to, joined: 2, active: [2] },
  ],
  retention: [
    { daysLater: 0, joined: 6, active: 6, rate: '1.000000' },
    { daysLater: 1, joined: 4, active: 2, rate: '0.500000' },
    { daysLater: 2, joined: 4, active: 1, rate: '0.250000' },
  ],
  claims: [
    { status: 'ACTIVE', count: 3 },
    { status: 'COMPLETED', count: 12 },
    { status: 'EXPIRED', count: 0 },
  ],
});

let takeBack: () => void;
beforeAll(() => {
  takeBack = layOut(600, 240);
});
afterAll(() => takeBack());

const open = async (answer: (asked: Asked) => BrandMetrics = metrics, search = '') => {
  const asked: Asked[] = [];
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    getBrandMetrics: (variables: Asked) => {
      asked.push({ from: variables.from, to: variables.to });
      return answer(variables);
    },
  });
  await openBrandPage(BrandDashboardPage, fake, { page: '/Dashboard', groups: ['ADMINS'], search });
  return { asked };
};

test('each figure has its change and its definition', async () => {
  await open();
  expect(await tile('New players')).toHaveTextContent('50+25% from the previous period');
  expect(await tile('Active players a day')).toHaveTextContent('10');
  expect(await tile('Average bet')).toHaveTextContent('10 GOLD');
  expect(await tile('NGR')).toHaveTextContent('480 GOLD');
  await userEvent.click(screen.getByLabelText('What is “NGR”?'));
  expect(
    screen.getByText(
      /^Net gaming revenue: .+ tournament cost .+ Withdrawn and forfeited coins are left out\.$/,
    ),
  ).toBeVisible();
});

test('every chart shows the same days as a table', async () => {
  await open(metrics, '?days=7');
  const table = within(await screen.findByRole('table', { name: 'Active and new players' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + 7);
  const top = within(screen.getByRole('table', { name: 'Top games by rounds' }));
  expect(top.getByRole('row', { name: 'Amber Evening 700' })).toBeInTheDocument();
  expect(top.getByRole('row', { name: 'Deleted game 2 300' })).toBeInTheDocument();
  const retained = within(screen.getByRole('table', { name: 'Retention by day' }));
  expect(retained.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Days after joiningActive again',
    '150%',
    '225%',
  ]);
});

test('counts claims by status, without statuses that have no claims', async () => {
  await open();
  const claims = within(await screen.findByRole('table', { name: 'Claims by status' }));
  expect(claims.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'StatusClaims',
    'In progress3',
    'Completed12',
  ]);
});

test('says why claims are not counted', async () => {
  await open((asked) => ({ ...metrics(asked), claims: null }));
  expect(await screen.findByText('Too many claims to count. Choose a shorter period.')).toBeInTheDocument();
});

test('removes items that need attention and set-up steps once they are done', async () => {
  await open();
  await tile('Sessions');
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
  const steps = within(screen.getByRole('region', { name: 'Set up' }));
  expect(steps.getByText('3 of 4 steps are done.')).toBeVisible();
  expect(steps.getByText('Add games to the brand.')).toBeVisible();
});

test('a week without a round and a negative NGR need attention', async () => {
  await open((asked) => {
    const { totals, days, ...others } = metrics(asked);
    const coins = totals.coins.map((coin) => (coin.coin === 'GOLD' ? { ...coin, ngr: '-5' } : coin));
    return {
      ...others,
      totals: { ...totals, coins },
      days: days.map((day) => ({ ...day, players: 0 })),
    };
  });
  const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(attention.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Nobody has played in the last 7 days of this period',
    'NGR in GOLD is negative in this period',
  ]);
});

test('shows cohorts as shares of the players who joined, with empty future days', async () => {
  await open();
  const cohorts = within(await screen.findByRole('region', { name: 'Cohort table' }));
  expect(
    cohorts
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/450%25%$/), expect.stringMatching(/2$/)]);
});

test('requests a period with the previous period of equal length', async () => {
  const { asked } = await open(metrics, '?from=2026-01-11&to=2026-01-20');
  await tile('Sessions');
  expect(asked).toEqual([
    { from: '2026-01-11', to: '2026-01-20' },
    { from: '2026-01-01', to: '2026-01-10' },
  ]);
});

test('chooses days, and explains an invalid range', async () => {
  const { asked } = await open();
  await tile('Sessions');
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  const first = screen.getByLabelText('First day');
  await userEvent.clear(first);
  await userEvent.type(first, '2099-01-01');
  expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last day.');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(asked).toHaveLength(2);
});

test('shows amounts of the chosen coin', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'SILVER' }));
  expect(await tile('NGR')).toHaveTextContent('230 SILVER');
  expect(screen.getByRole('table', { name: 'GGR and NGR in SILVER' })).toBeInTheDocument();
});

test('offers a retry without a connection', async () => {
  let isOffline = true;
  await open((asked) => {
    if (isOffline) throw new Unreachable('offline');
    return metrics(asked);
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await tile('Sessions')).toHaveTextContent('200');
});

test('shows that the user has no access to a brand of another company', async () => {
  await open(() => {
    throw new Refused('brand.missing');
  });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

describe('files', () => {
  let made: Blob[];
  let names: string[];
  beforeEach(() => {
    made = [];
    names = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob);
        return 'blob:1';
      },
      revokeObjectURL: vi.fn(),
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });

  const textOf = (file: Blob | undefined): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(file ?? new Blob());
    });

  test('saves a chart as numbers', async () => {
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Download “Top games by rounds” as CSV' }),
    );
    expect(await textOf(made[0])).toBe('Game,Rounds\r\nAmber Evening,700\r\nDeleted game 2,300\r\n');
  });

  test('saves all metrics as JSON, and metrics by game as CSV', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: 'Metrics by game (CSV)' }));
    await userEvent.click(screen.getByRole('button', { name: 'All metrics (JSON)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Metrics by cohort (CSV)' }));
    expect((await textOf(made[0])).split('\r\n')[1]).toMatch(/^[^,]+,Amber Evening,\d+,GOLD,2,/);
    expect(JSON.parse(await textOf(made[1]))).toMatchObject({
      format: 'novalink.metrics/1',
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      games: [{ title: 'Amber Evening' }, { title: null }],
    });
    expect(names.map((name) => name.replace(/\d{4}-\d\d-\d\d/g, 'day'))).toEqual([
      'metrics-games-day-day.csv',
      'metrics-day-day.json',
      'metrics-cohorts-day-day.csv',
    ]);
    expect((await textOf(made[2])).replace(/\d{4}-\d\d-\d\d/g, 'day')).toBe(
      'day,joined,active0,active1,active2\r\nday,4,4,2,1\r\nday,2,2,,\r\n',
    );
  });
});
