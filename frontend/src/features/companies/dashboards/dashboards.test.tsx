import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { everyDay } from '#domain/counters/days';
import type {
  BrandStatus,
  Casino,
  CasinoJurisdiction,
  CasinoStatus,
  ComplianceStatus,
  GameMetrics,
  GameStatus,
  OperatorMetrics,
  ProviderMetrics,
  RoundFigures,
  TestRunStatus,
} from '#domain/generated/types';
import { companyOf } from '../../../shared/companies/testing/company';
import { todayUtc } from '../../../shared/dashboards/date-range';
import { playDays, playTotals } from '../../../shared/dashboards/testing/play-metrics';
import { fakePlatform } from '../../../platform/fake-platform';
import { openPage } from '../../../platform/open-page';
import { layOut } from '../../../ui/charts/testing/lay-out';
import { OperatorPage } from '../operator-page';
import { ProviderPage } from '../provider-page';
// Loads the lazy chunks before the tests, because a busy machine may take long for it.
import './operator-dashboard';
import './provider-dashboard';

let takeBack: () => void;
beforeAll(() => {
  takeBack = layOut(600, 240);
});
afterAll(() => takeBack());

const email = 'maria@studio.test';
const casinoId = '01KAJ3ZV8N4Q6T9XWCB2R5M7CA';

interface Days {
  readonly from: string;
  readonly to: string;
}

const roundsOf = ({ to }: Days) => (to === todayUtc() ? 1_000 : 800);

interface OperatorStart {
  readonly compliance?: ComplianceStatus;
  readonly casino?: CasinoStatus;
  readonly jurisdiction?: CasinoJurisdiction;
  readonly reviewNote?: string | null;
  readonly brand?: BrandStatus;
  readonly rounds?: boolean;
}

const openOperator = async (start: OperatorStart = {}) => {
  const {
    compliance = 'VALID',
    casino = 'ACTIVE',
    jurisdiction = 'MGA',
    reviewNote = null,
    brand = 'ACTIVE',
    rounds = true,
  } = start;
  const company = companyOf({ owner: email, kind: 'OPERATOR', status: 'APPROVED' });
  const metrics = (days: Days): OperatorMetrics => ({
    companyId: company.id,
    ...days,
    totals: rounds ? playTotals(roundsOf(days)) : { ...playTotals(0), coins: [] },
    days: playDays(days.from, days.to),
    brands: [
      { brandId: 'b1', casinoId, name: 'Meadow', status: brand, totals: playTotals(rounds ? 700 : 0) },
    ],
    providers: Array.from({ length: 8 }, (_, index) => ({
      companyId: `p${index}`,
      name: `Studio ${index}`,
      rounds: 100 - index,
      coins: [],
    })),
  });
  const fake = fakePlatform({
    listCompanies: () => ({ items: [company], nextToken: null }),
    getCompany: () => ({ ...company, compliance: { status: compliance } as never }),
    getOperatorMetrics: ({ from, to }: Days) => metrics({ from, to }),
    listCasinos: () => ({
      items: [{ id: casinoId, name: 'Fjord', status: casino, jurisdiction, reviewNote } as Casino],
      nextToken: null,
    }),
  });
  await fake.arrive(email, ['OPERATORS']);
  openPage(OperatorPage, fake.platform, '/operator');
};

const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt span' })).closest('div');

describe('an operator', () => {
  test('sees the totals of all brands in the most played coin', async () => {
    await openOperator();
    expect(await tile('GGR')).toHaveTextContent('500 GOLD+25% from the previous period');
    expect(await tile('Open brands')).toHaveTextContent('1');
    const shares = within(screen.getByRole('table', { name: 'Rounds by provider' }));
    expect(shares.getAllByRole('row')).toHaveLength(1 + 6);
    expect(shares.getByRole('row', { name: /^Others/ })).toHaveTextContent('Others282');
    expect(screen.queryByRole('region', { name: 'Set up' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Needs your attention' })).not.toBeInTheDocument();
  });

  test.each<[text: string, start: OperatorStart]>([
    ['Complete your compliance profile', { compliance: 'INCOMPLETE' }],
    ['Your compliance profile has expired', { compliance: 'EXPIRED' }],
    ['Submit the casino Fjord for review', { casino: 'DRAFT' }],
    ['Changes were requested for the casino Fjord', { casino: 'DRAFT', reviewNote: 'Which licence?' }],
    ['An admin suspended the casino Fjord', { casino: 'SUSPENDED' }],
    ['Open the brand Meadow', { brand: 'DRAFT' }],
    ['The brand Meadow is paused', { brand: 'PAUSED' }],
  ])('sees: %s', async (text, start) => {
    await openOperator(start);
    const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(attention.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([text]);
  });

  test('sees the steps to the first round while there is no play', async () => {
    await openOperator({ compliance: 'INCOMPLETE', casino: 'DRAFT', brand: 'DRAFT', rounds: false });
    const steps = within(await screen.findByRole('region', { name: 'Set up' }));
    expect(steps.getByText('1 of 5 steps are done.')).toBeVisible();
    expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  });

  test('with demo casinos only is not asked for a compliance profile', async () => {
    const demo = { compliance: 'INCOMPLETE', jurisdiction: 'DEMO', brand: 'DRAFT' } as const;
    await openOperator({ ...demo, rounds: false });
    const steps = within(await screen.findByRole('region', { name: 'Set up' }));
    expect(steps.getByText('2 of 4 steps are done.')).toBeVisible();
    const attention = within(screen.getByRole('region', { name: 'Needs your attention' }));
    expect(attention.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open the brand Meadow',
    ]);
  });
});

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

test.each(['SUBMITTED', 'SUSPENDED'] as const)('a company that is %s has no figures', async (status) => {
  const fake = fakePlatform({
    listCompanies: () => ({
      items: [companyOf({ owner: email, kind: 'OPERATOR', status })],
      nextToken: null,
    }),
  });
  await fake.arrive(email, ['OPERATORS']);
  openPage(OperatorPage, fake.platform, '/operator');
  expect(await screen.findByText('Status')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Days' })).not.toBeInTheDocument();
});
