import { expect, test } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Movement } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { Statement } from './statement';
import { savedFiles } from './testing/saved-files';

const brandId = '01B';
const player = 'maria@novalink.test';

const movement = (seq: number, more: Partial<Movement>): Movement => ({
  key: `K${seq}`,
  at: '2026-11-21T10:00:00.000Z',
  kind: 'GRANT',
  state: 'POSTED',
  brandId,
  userId: player,
  coin: 'GLD',
  purse: 'MAIN',
  amount: '100',
  balance: '100',
  seq: `${seq}`,
  actor: 'system',
  reason: null,
  reference: null,
  gameId: null,
  ...more,
});

const old = '2026-01-01T10:00:00.000Z';

const played = (at: string) => [
  movement(3, { at, kind: 'WIN', reference: '01R', gameId: at === old ? null : '01G' }),
  movement(2, { at, kind: 'BET', amount: '-10', reference: '01R', gameId: '01G' }),
  movement(1, { at, kind: 'BET', amount: '-10', reference: '01Q', gameId: 'left' }),
  movement(0, {}),
];

const open = async (reader: string, at = new Date().toISOString(), items = played(at)) => {
  const asked: string[] = [];
  const fake = fakePlatform({
    listStatement: () => ({ items, nextToken: null }),
    listBrandGames: () => {
      asked.push('listBrandGames');
      return [{ id: '01G', title: 'Lantern Bay' }];
    },
  });
  await fake.arrive(reader, ['OPERATORS']);
  const Page = () => (
    <Statement
      brandId={brandId}
      userId={player}
      coinTypes={[]}
      balances={[{ coin: 'GLD', purse: 'MAIN', amount: '100', seq: '3' }]}
    />
  );
  const page = openPage(Page, fake.platform, '/account');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  return { ...page, rows, asked };
};

test('bets and wins show their game and link to their round', async () => {
  const { rows, asked } = await open(player);
  const [win, bet, old, grant] = rows.map((row) => within(row));
  await waitFor(() => expect(win?.getByText('Lantern Bay')).toBeInTheDocument());
  expect(bet?.getByText('Lantern Bay')).toBeInTheDocument();
  expect(bet?.getByRole('link', { name: 'Round details' })).toHaveAttribute(
    'href',
    '/operator/brand/01B/Account?tab=rounds#round-01R',
  );
  expect(old?.getByText('A game that is no longer offered')).toBeInTheDocument();
  expect(grant?.queryByRole('link')).not.toBeInTheDocument();
  expect(asked).toEqual(['listBrandGames']);
});

test('shows that a round of more than 90 days ago is deleted', async () => {
  const { rows } = await open(player, old);
  const [win, bet] = rows.map((row) => within(row));
  await waitFor(() => expect(bet?.getByText('Lantern Bay')).toBeInTheDocument());
  for (const row of [win, bet]) {
    expect(row?.getByText('Round details were deleted after 90 days')).toBeInTheDocument();
    expect(row?.queryByRole('link')).not.toBeInTheDocument();
  }
  expect(win?.queryByText('A game that is no longer offered')).not.toBeInTheDocument();
});

test('shows the game but no link to the round in the statement of another player', async () => {
  const { rows } = await open('olga@house.test');
  const [win] = rows.map((row) => within(row));
  await waitFor(() => expect(win?.getByText('Lantern Bay')).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Round details' })).not.toBeInTheDocument();
});

test('buy-ins and prizes link to their tournament', async () => {
  const reference = '01KAJ3ZV8N4Q6T9XWCB2R5M7TN';
  const { rows } = await open(player, undefined, [
    movement(3, { kind: 'PRIZE', reference }),
    movement(2, { kind: 'BUY_IN', amount: '-50', reference }),
    movement(1, { kind: 'PACKAGE', reference: 'pack' }),
  ]);
  const links = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'));
  const path = `/operator/brand/${brandId}/Tourneys/${reference}`;
  expect(links).toEqual([path, path, undefined]);
});

test('links a reward to the promotions in the player’s own statement only', async () => {
  const items = [movement(1, { kind: 'REWARD', reference: '01P' })];
  const { rows } = await open(player, undefined, items);
  expect(rows[0] && within(rows[0]).getByRole('link', { name: 'See promotions' })).toHaveAttribute(
    'href',
    '/operator/brand/01B/Account?tab=promotions',
  );
  cleanup();
  await open('olga@house.test', undefined, items);
  expect(screen.queryByRole('link', { name: 'See promotions' })).not.toBeInTheDocument();
});

test('the exported file contains the names of the games', async () => {
  const files = savedFiles();
  await open(player);
  await screen.findAllByText('Lantern Bay');
  await userEvent.click(screen.getByRole('button', { name: 'Export all as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, win, , old, grant] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(head).toMatch(/,game$/);
  expect(win).toMatch(/,Lantern Bay$/);
  expect(old).toMatch(/,left$/);
  expect(grant).toMatch(/,$/);
});
