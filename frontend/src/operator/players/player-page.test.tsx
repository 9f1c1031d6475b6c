import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { brandOf, brandServer } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { PlayerPage } from './player-page';

const userId = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';

const open = (address: string, search = '') => {
  const fake = fakePlatform({
    ...brandServer(brandOf()).answers,
    getBrandUser: (asked) => {
      if (asked.userId !== userId) throw new Refused('player.missing');
      return {
        userId,
        displayName: 'Anna',
        level: 'SUPPORT',
        owns: false,
        tier: 2,
        tags: ['vip'],
        country: 'DE',
        status: 'ACTIVE',
        statusReason: null,
        selfExcludedUntil: null,
        onBreak: false,
        version: 1,
        createdAt: '2026-11-20T10:00:00Z',
        balances: [{ coin: 'GLD', purse: 'MAIN', amount: '12345', seq: '0' }],
      };
    },
    listStatement: () => ({ items: [], nextToken: null }),
  });
  return openBrandPage(PlayerPage, fake, {
    page: `/UserManagement/${address}`,
    pattern: '/UserManagement/:userId',
    groups: ['ADMINS'],
    search,
  });
};

test('shows one player with balances, for an id in any case', async () => {
  await open(userId.toUpperCase());
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Anna' })).toBeInTheDocument();
  expect(screen.getAllByText('vip')).not.toHaveLength(0);
  expect(await screen.findByRole('region', { name: 'Balances' })).toHaveTextContent('123.45');
});

test('says that a player does not exist', async () => {
  await open('3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e91');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('shows the first part for a tab that does not exist', async () => {
  await open(userId, '?tab=rounds');
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('region', { name: 'Level, tier and tags' })).toBeInTheDocument();
});

test('loads the statement with its tab', async () => {
  await open(userId, '?tab=statement');
  expect(await screen.findByText('No movements yet')).toBeInTheDocument();
});
