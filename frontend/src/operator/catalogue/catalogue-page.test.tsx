import { expect, test } from 'vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GameFilter } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { CataloguePage } from './catalogue-page';
import type { ListedGame } from './list-catalogue';

const listed = (number: number, changes: Partial<ListedGame['live']> = {}): ListedGame => ({
  id: `01KAJ3ZV8N4Q6T9XWCB2R5M${String(number).padStart(3, '0')}`,
  title: `Game ${number}`,
  type: 'SLOT',
  companyId: number % 2 === 0 ? '01EVEN' : '01ODD',
  companyName: number % 2 === 0 ? 'Even Works' : 'Odd House',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  live: { rtp: '0.950000', volatility: 'LOW', maxWinX: 500, features: ['WILD'], ...changes },
});

const matches = ({ companyId, live }: ListedGame, filter: GameFilter) =>
  (filter.companyId === undefined || filter.companyId === companyId) &&
  (filter.volatility === undefined || filter.volatility === live.volatility) &&
  (filter.features ?? []).every((feature) => live.features.includes(feature)) &&
  Number(live.rtp) >= (filter.rtpFrom ?? 0) &&
  Number(live.rtp) <= (filter.rtpTo ?? 1);

/** A server that, as DynamoDB does, reads a page first and filters it afterwards. */
const open = async (games: readonly ListedGame[], address = '/operator/Games') => {
  const fake = fakePlatform({
    listCatalogue: ({ filter, limit, nextToken }) => {
      const begin = Number(nextToken ?? 0);
      const end = begin + Number(limit);
      const items = games.slice(begin, end).filter((game) => matches(game, filter ?? {}));
      return { items, nextToken: end < games.length ? String(end) : null };
    },
    searchCatalogue: ({ text }) =>
      games.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  return openPage(CataloguePage, fake.platform, address);
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('shows the figures of a game and links to its page', async () => {
  await open([listed(1, { volatility: 'VERY_HIGH', maxWinX: 5000, features: ['WILD', 'FREE_SPINS'] })]);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(
    'Game 1by Odd HouseRTP95.00%VolatilityVery highMax win×5,000Wild · Free spins',
  );
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveAttribute('href', `/games/${listed(1).id}`);
});

test('filters the list, and keeps the filters in the address', async () => {
  const { here } = await open([
    listed(1, { volatility: 'HIGH', features: ['WILD', 'FREE_SPINS'] }),
    listed(2, { volatility: 'HIGH' }),
    listed(3),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Volatility'), 'High');
  await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 2']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Free spins' }));
  await waitFor(() => expect(titles()).toEqual(['Game 1']));
  expect(here()).toBe('/operator/Games?volatility=HIGH&feature=FREE_SPINS');
});

test('keeps an earlier choice that is not in the address yet', async () => {
  const { here } = await open([listed(1, { volatility: 'HIGH' }), listed(2)]);
  const volatility = await screen.findByLabelText('Volatility');
  // Within one `act`, the URL is not updated yet, but the page responds immediately.
  act(() => {
    fireEvent.change(volatility, { target: { value: 'HIGH' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Wild' }));
  });
  await waitFor(() => expect(here()).toBe('/operator/Games?volatility=HIGH&feature=WILD'));
  await waitFor(() => expect(titles()).toEqual(['Game 1']));
});

test('applies filters of the address and ignores invalid ones', async () => {
  const games = [listed(1, { rtp: '0.970000' }), listed(2, { rtp: '0.930000' }), listed(3)];
  await open(games, '/operator/Games?rtp-from=0.94&rtp-to=0.96&volatility=NONE&feature=X');
  await waitFor(() => expect(titles()).toEqual(['Game 3']));
  expect(screen.getByLabelText('RTP from')).toHaveValue('0.94');
  expect(screen.getByLabelText('Volatility')).toHaveValue('');
});

test('filters by the name of a provider', async () => {
  const { here } = await open([listed(1), listed(2), listed(3)]);
  await screen.findByRole('option', { name: 'Odd House' });
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Odd House');
  await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 3']));
  expect(here()).toBe('/operator/Games?provider=01ODD');
});

test('fills a page even if matches are rare', async () => {
  const games = Array.from({ length: 70 }, (_, index) =>
    listed(index, index % 30 === 29 ? { volatility: 'HIGH' } : {}),
  );
  await open(games, '/operator/Games?volatility=HIGH');
  await waitFor(() => expect(titles()).toEqual(['Game 29', 'Game 59']));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('loads more games on request', async () => {
  await open(Array.from({ length: 30 }, (_, index) => listed(index)));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(30));
});

test('finds a game by its name, together with other filters', async () => {
  const games = [listed(1), listed(12), listed(2), listed(13, { volatility: 'HIGH' })];
  const { here } = await open(games);
  await userEvent.type(screen.getByLabelText('Search games'), ' game 1 ');
  await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 12', 'Game 13']));
  expect(here()).toBe('/operator/Games?search=game+1');
  await userEvent.selectOptions(screen.getByLabelText('Volatility'), 'High');
  await waitFor(() => expect(titles()).toEqual(['Game 13']));
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Even Works');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(screen.getByLabelText('Search games')).toHaveValue('');
});

test.each(['x'.repeat(500), '<script>alert(1)</script>', 'a b c d e f g h', '%00%F0%9F%8E%B0'])(
  'shows the search %j of the address as text, within the length limit',
  async (search) => {
    await open([listed(1)], `/operator/Games?search=${encodeURIComponent(search)}`);
    const field = await screen.findByLabelText<HTMLInputElement>('Search games');
    expect(field.value.length).toBeLessThanOrEqual(100);
    expect(field.value.split(' ').length).toBeLessThanOrEqual(6);
    expect(await screen.findByText('No matching games')).toBeVisible();
  },
);

test('shows what to do in an empty list', async () => {
  const { here } = await open([listed(1)], '/operator/Games?volatility=HIGH');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(titles()).toEqual(['Game 1']));
  expect(here()).toBe('/operator/Games');
});
