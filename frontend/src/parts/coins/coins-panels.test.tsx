import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { coinFields, coinPackageFields } from '#domain/casinos/coin-fields';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openPage } from '../../platform/open-page';
import { usePlatform } from '../../platform/platform';
import { type CoinBrand, readCoinBrand } from './coin-brand';
import { CoinPackagesPanel } from './coin-packages-panel';
import { CoinTypesPanel } from './coin-types-panel';

const gold = {
  code: 'GLD',
  name: 'Gold',
  kind: 'PLAY',
  decimals: 2,
  confirmPromotionsAbove: null,
  thresholdRequest: null,
  signupGrant: '100000',
  dailyGrant: '0',
  maxBalance: '100000000',
  purchasable: false,
  redeemable: false,
} as const;

const Editors = () => {
  const { api } = usePlatform();
  const { data, refetch } = useQuery({
    queryKey: ['brand'],
    queryFn: async () => (await api.send(readCoinBrand, { id: '01B' })).getBrand,
  });
  if (data === undefined) return null;
  return (
    <>
      <CoinTypesPanel brand={data} onSaved={refetch} />
      <CoinPackagesPanel brand={data} onSaved={refetch} />
    </>
  );
};

/** A server with one brand, which accepts only the current version. */
const open = async (start: Partial<CoinBrand> = {}) => {
  let brand: CoinBrand = {
    id: '01B',
    version: 1,
    status: 'DRAFT',
    coinTypes: [gold],
    packages: [],
    ...start,
  };
  const seen = (input: unknown) => {
    const {
      brandId: _brand,
      expectedVersion,
      ...saved
    } = input as { brandId: string; expectedVersion: number };
    if (expectedVersion !== brand.version) throw new Refused('brand.stale');
    return saved;
  };
  const keep = (changes: Partial<CoinBrand>) => {
    brand = { ...brand, ...changes, version: brand.version + 1 };
    return brand;
  };
  const fake = fakePlatform({
    getBrand: () => brand,
    saveCoinType: ({ input }) => {
      const coin = { ...gold, ...seen(input) };
      return keep({ coinTypes: [...brand.coinTypes.filter(({ code }) => code !== coin.code), coin] });
    },
    saveCoinPackage: ({ input }) => {
      const saved = { id: '01P', ...seen(input) } as CoinBrand['packages'][number];
      return keep({ packages: [...brand.packages.filter(({ id }) => id !== saved.id), saved] });
    },
  });
  await fake.arrive('olga@house.test', ['OPERATORS']);
  openPage(Editors, fake.platform, '/coins');
  return { brand: () => brand, keep };
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('the forms show every field of a kind of coin and of a package', async () => {
  await open();
  await press('New coin');
  await screen.findByRole('button', { name: 'Save coin' });
  expect(unshownFields(coinFields, 'create')).toEqual([]);
  await press('Cancel');
  await press('New package');
  await screen.findByRole('button', { name: 'Save package' });
  expect(unshownFields(coinPackageFields, 'create')).toEqual([]);
});

test('creates a coin, with amounts in its own decimals', async () => {
  const { brand } = await open({ coinTypes: [] });
  await press('New coin');
  await userEvent.type(await screen.findByLabelText('Code'), 'g1');
  await retype('Name', 'Gold');
  await retype('Welcome coins', '12.345');
  await press('Save coin');
  expect(await screen.findByText('This field can only contain uppercase letters')).toBeInTheDocument();
  expect(screen.getByText(/^Write the number like 1234\.5/)).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await retype('Code', 'g');
  expect(await screen.findByText('The length of the entered field is invalid')).toBeInTheDocument();
  await retype('Code', 'gld');
  await retype('Welcome coins', '1000001');
  expect(await screen.findByText('This is above the highest balance')).toBeInTheDocument();
  expect(screen.getByText(/At most 90,000,000,000,000/)).toBeInTheDocument();
  await retype('Welcome coins', '12.34');
  await press('Save coin');
  await waitFor(() =>
    expect(brand().coinTypes).toMatchObject([
      { code: 'GLD', name: 'Gold', decimals: 2, signupGrant: '1234' },
    ]),
  );
  const list = within(await screen.findByRole('list', { name: 'Coins' }));
  expect(list.getByText('12.34')).toBeInTheDocument();
});

test('does not change code and decimals of a coin, and keeps the input after a conflict', async () => {
  const { brand, keep } = await open();
  await press('Edit Gold');
  await retype('Daily coins', '5');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  keep({ coinTypes: [{ ...gold, name: 'Old gold' }] });
  await press('Save coin');
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  expect(screen.getByText('Old gold')).toBeInTheDocument();
  expect(screen.getByLabelText('Daily coins')).toHaveValue('5');
  await press('Save coin');
  await waitFor(() => expect(brand().coinTypes).toMatchObject([{ name: 'Gold', dailyGrant: '500' }]));
});

test('creates a package with the brand’s coins, and withdraws it', async () => {
  const { brand } = await open();
  await press('New package');
  await userEvent.type(await screen.findByLabelText('Name'), 'Weekend');
  await press('Save package');
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount'), '1,000');
  await press('Save package');
  expect(await screen.findByText('1,000.00 GLD')).toBeInTheDocument();
  expect(brand().packages).toMatchObject([
    { name: 'Weekend', coins: [{ code: 'GLD', amount: '100000' }], cooldownHours: 24, active: true },
  ]);
  await press('Edit Weekend');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Players can claim it' }));
  await press('Save package');
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
});

test('does not edit a closed brand', async () => {
  await open({ status: 'CLOSED' });
  expect(await screen.findByText('Gold')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Edit|New/ })).not.toBeInTheDocument();
});

test('refuses a kind of coin that is chosen twice, with a reason', async () => {
  const bundle = {
    id: '01P',
    name: 'Weekend',
    coins: [
      { code: 'GLD', amount: '100' },
      { code: 'GLD', amount: '200' },
    ],
    cooldownHours: 24,
    maxClaimsPerUser: 1,
    active: true,
  };
  const { brand } = await open({ packages: [bundle] });
  await press('Edit Weekend');
  await press('Save package');
  expect(await screen.findByText('Choose each kind of coin once')).toHaveFocus();
  expect(brand().version).toBe(1);
});

test.each([
  [
    '500000',
    /^A manager asked to raise “Daily limit without a second admin” to 5,000.00\. To approve, another manager enters/,
  ],
  [null, /^A manager asked to remove this limit\. To approve, another manager clears/],
])('shows how to approve the requested threshold %s', async (amount, text) => {
  const request = { amount, requestedAt: '2026-11-20T09:00:00Z' };
  await open({
    coinTypes: [
      { ...gold, thresholdRequest: { ...request, requestedBy: 'another' } },
      {
        ...gold,
        code: 'SLV',
        name: 'Silver',
        thresholdRequest: { ...request, requestedBy: 'olga@house.test' },
      },
    ],
  });
  const [others, own] = await screen.findAllByText(text);
  expect(others).not.toHaveTextContent('Waiting for another manager to approve.');
  expect(own).toHaveTextContent(/ Waiting for another manager to approve\.$/);
});
