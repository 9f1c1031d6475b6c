import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { everyDay } from '#domain/counters/days';
import type {
  GameMetrics,
  GameStatus,
  ProviderMetrics,
  RoundFigures,
  TestRunStatus,
} from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import { type Days, roundsOf, tile } from '../../parts/dashboards/testing/kpi';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { layOut } from '../../ui/charts/testing/lay-out';
import { ProviderPage } from './provider-page';
// Loads the lazy chunk before the tests, because a busy machine may take long for it.
import './provider-dashboard';

let takeBack: () => void;
beforeAll(() => {
  takeBack = layOut(600, 240);
});
afterAll(() => takeBack());

const email = 'maria@studio.test';

const roundFigures = (rounds: number): RoundFigures => ({
  rounds,
  turnover: `${rounds * 20}`,
  wins: `${rounds * 19}`,
  ggr: `${rounds}`,
  hold: '0.050000',
  actualRtp: '0.950000',
  averageBet: '20',
});

const openProvider = async (
  status: GameStatus = 'LIVE',
  { rounds = 600, run = 'PASSED' }: { rounds?: number; run?: TestRunStatus } = {},
) => {
  const company = companyOf({ owner: email, kind: 'PROVIDER', status: 'APPROVED' });
  const asked: string[] = [];
  const metrics = (days: Days): ProviderMetrics => ({
    companyId: company.id,
    ...days,
    playerDays: 30,
    averagePlayers: '1.00',
    decimals: 2,
    liveGames: 1,
    totals: roundFigures(rounds === 0 ? 0 : roundsOf(days)),
    days: everyDay(days.from, days.to).map((day) => ({ day, players: 3, figures: roundFigures(20) })),
    games: [
      {
        gameId: 'g1',
        title: 'Amber Evening',
        status,
        playerDays: 20,
        brands: 2,
        figures: roundFigures(rounds),
      },
      {
        gameId: 'g2',
        title: 'Lotus',
        status: 'LIVE',
        playerDays: 10,
        brands: 1,
        figures: roundFigures(rounds / 2),
      },
    ],
  });
  const rtp = ({ gameId, from, to }: Days & { readonly gameId: string }): GameMetrics => {
    asked.push(gameId);
    const finding = {
      status: 'OUTSIDE_BAND',
      rounds: 600,
      actualRtp: '0.990000',
      low: '0.940000',
      high: '0.960000',
    } as const;
    return {
      gameId,
      from,
      to,
      playerDays: 20,
      averagePlayers: '1.00',
      decimals: 2,
      totals: roundFigures(rounds),
      days: [],
      versions: [
        {
          versionId: 'v1',
          semver: '1.2.0',
          exactRtp: '0.950000',
          rtp: finding,
          days: everyDay(from, to).map((day, index) => ({
            ...{ day, rounds: 20 },
            soFar: index === 0 ? { ...finding, actualRtp: '4.000000', low: null, high: null } : finding,
          })),
          levels: [],
        },
      ],
    };
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [company], nextToken: null }),
    getCompany: () => ({ ...company, compliance: { status: 'VALID' } as never }),
    getProviderMetrics: ({ from, to }: Days) => metrics({ from, to }),
    getGameMetrics: rtp,
    listTestRuns: () => ({ items: [{ status: run } as never], nextToken: null }),
  });
  await fake.arrive(email, ['PROVIDERS']);
  openPage(ProviderPage, fake.platform, '/provider');
  return asked;
};

describe('a provider', () => {
  test('sees the totals of all games, and the actual RTP of a game with its expected range', async () => {
    const asked = await openProvider();
    expect(await tile('Rounds')).toHaveTextContent('1,000+25% from the previous period');
    expect(await tile('Actual RTP')).toHaveTextContent('95.00%95.00% to 95.00%');
    expect(
      await screen.findByText(/The actual RTP of 99\.00% is outside the band .*, 94\.00% to 96\.00%\./),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Actual RTP of Amber Evening, version 1.2.0' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).not.toHaveTextContent('400.00%');
    expect(second).toHaveTextContent('99.00%94.00%96.00%95.00%');
    await userEvent.selectOptions(screen.getByLabelText('Game'), 'Lotus');
    expect(
      await screen.findByRole('table', { name: 'Actual RTP of Lotus, version 1.2.0' }),
    ).toBeInTheDocument();
    expect(asked).toEqual(['g1', 'g2']);
  });

  test.each<[text: string, status: GameStatus]>([
    ['Amber Evening is not live yet', 'DRAFT'],
    ['An admin suspended Amber Evening', 'SUSPENDED'],
  ])('sees: %s', async (text, status) => {
    await openProvider(status);
    const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(attention.getByRole('link')).toHaveTextContent(text);
  });

  test('sees the next steps and empty charts before the first rounds and passed test run', async () => {
    await openProvider('LIVE', { rounds: 0, run: 'FAILED' });
    const steps = within(await screen.findByRole('region', { name: 'Set up' }));
    expect(steps.getByText('3 of 5 steps are done.')).toBeVisible();
    expect(screen.getByText('No rounds in this period.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Actual RTP' })).not.toBeInTheDocument();
  });
});
