import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import type {
  BrandStatus,
  Casino,
  CasinoJurisdiction,
  CasinoStatus,
  ComplianceStatus,
  OperatorMetrics,
} from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import { type Days, roundsOf, tile } from '../../parts/dashboards/testing/kpi';
import { playDays, playTotals } from '../../parts/dashboards/testing/play-metrics';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { layOut } from '../../ui/charts/testing/lay-out';
import { OperatorPage } from './operator-page';
// Loads the lazy chunk before the tests, because a busy machine may take long for it.
import './operator-dashboard';

let takeBack: () => void;
beforeAll(() => {
  takeBack = layOut(600, 240);
});
afterAll(() => takeBack());

const email = 'maria@studio.test';
const casinoId = '01KAJ3ZV8N4Q6T9XWCB2R5M7CA';

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
