import { describe, expect, test } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { brandId, brandOf, brandServer, playerOf } from '../../parts/brand/testing/brand-server';
import { openBrandPage } from '../../parts/brand/testing/open-brand-page';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, Unreachable } from '../../platform/api/errors';
import { Toasts } from '../../ui/toasts';
import { LobbyPage } from './lobby-page';
import type { LobbyGame } from './list-brand-games';

const game = (number: number, changes: Partial<LobbyGame['live']> = {}): LobbyGame => ({
  id: `01KAJ3ZV8N4Q6T9XWCB2R5M${String(number).padStart(3, '0')}`,
  title: `Game ${number}`,
  type: 'SLOT',
  companyName: number % 2 === 0 ? 'Even Works' : 'Odd House',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  images: [`novalink/games/images/a/banner-${number}.webp`],
  live: {
    rtp: '0.950000',
    volatility: 'LOW',
    maxWinX: 500,
    features: ['WILD'],
    publishedAt: '2026-01-05T10:00:00Z',
    ...changes,
  },
});
const games = [
  game(1, { features: ['WILD', 'FREE_SPINS'] }),
  game(2, { volatility: 'HIGH' }),
  game(3, { features: [] }),
];

const Shown = () => (
  <>
    <LobbyPage />
    <Toasts />
  </>
);

const open = async (brand = brandOf(), { search = '', answers = {}, groups = ['PROVIDERS'] } = {}) => {
  const server = brandServer(brand);
  const fake = fakePlatform({
    listBrandGames: () => games,
    listPopularGames: () => [],
    listOffers: () => [],
    ...server.answers,
    ...answers,
  });
  return { server, page: await openBrandPage(Shown, fake, { search, groups }) };
};

const titles = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const linksOf = (row: string) =>
  within(screen.getByRole('region', { name: row }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['0', 1, 'Maria, you can collect a free package.'],
  ['1000', 0, 'Maria, you can collect daily coins.'],
  ['1000', 2, 'Maria, you can collect daily coins and 2 free packages.'],
])('says what a player can collect: daily coins of %s and %i packages', async (dailyGrant, count, text) => {
  const brand = brandOf({ me: playerOf() });
  const packages = Array.from({ length: count }, () => brand.packages).flat();
  await open({
    ...brand,
    ...{ coinTypes: brand.coinTypes.map((coin) => ({ ...coin, dailyGrant })), packages },
  });
  expect(await screen.findByRole('region', { name: 'Free coins' })).toHaveTextContent(text);
});

describe('joining', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    await userEvent.type(await screen.findByLabelText('Display name'), ' Maria ');
    await userEvent.selectOptions(screen.getByLabelText('Country of residence'), 'Germany');
    await userEvent.click(screen.getByLabelText('I am 21 years old or older.'));
    await userEvent.click(screen.getByLabelText(/I accept the terms of this demo/));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Join the casino' }));

  test('grants the welcome coins once every field is complete', async () => {
    const { server } = await open();
    await fill();
    expect(screen.getAllByText(/You start with 1,000.00 GLD/)).toHaveLength(2);
    await send();
    expect(await screen.findByRole('heading', { name: 'Welcome, Maria' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Your coins' })).toHaveTextContent('1,000.00 GLD');
    const welcome = screen.getByText(/^You are now a player/).closest('[role=status]');
    await waitFor(() => expect(welcome).toHaveFocus());
    expect(server.state.brand.me).toMatchObject({ displayName: 'Maria', country: 'DE' });
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  });

  test('promises a manager no welcome coins', async () => {
    await open(brandOf(), { groups: ['ADMINS'] });
    await fill();
    expect(screen.queryByText(/You start with/)).not.toBeInTheDocument();
    await send();
    expect(await screen.findByText('You joined Aurora.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Welcome, Maria' })).not.toBeInTheDocument();
  });

  test('focuses the first missing field', async () => {
    const { server } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    await screen.findByLabelText('Display name');
    await send();
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByText('Tick this box to continue')).toBeInTheDocument();
    expect(screen.getByLabelText('Display name')).toHaveFocus();
    expect(server.state.brand.me).toBeNull();
  });

  test('keeps the input after a refusal', async () => {
    await open(brandOf(), {
      answers: {
        joinBrand: () => {
          throw new Refused('brand.country-blocked', { country: 'DE' });
        },
      },
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('does not take players from your country');
    expect(screen.getByLabelText('Display name')).toHaveValue(' Maria ');
  });
});

describe('the games', () => {
  test('are found by words, which are kept in the address', async () => {
    const { page } = await open(brandOf({ me: playerOf() }));
    await userEvent.type(await screen.findByLabelText('Find a game'), 'odd house');
    expect(titles()).toEqual(['Game 1', 'Game 3']);
    await waitFor(() => expect(page.here()).toContain('?search=odd+house'));
  });

  test('are filtered by their features', async () => {
    const { page } = await open(brandOf({ me: playerOf() }));
    await userEvent.click(await screen.findByLabelText('Free spins'));
    expect(titles()).toEqual(['Game 1']);
    await userEvent.click(screen.getByRole('radio', { name: 'All games' }));
    await userEvent.selectOptions(screen.getByLabelText('Volatility'), 'High');
    expect(titles()).toEqual(['Game 2']);
    expect(screen.queryByLabelText('Type')).not.toBeInTheDocument();
    await waitFor(() => expect(page.here()).toBe(`/operator/brand/${brandId}?volatility=HIGH`));
  });

  test('show the first featured game with its wide image, and the others in a row', async () => {
    const featuredGameIds = [2, 1, 0].map((index) => games[index]?.id ?? '');
    await open(brandOf({ featuredGameIds: ['gone', ...featuredGameIds] }));
    const play = await screen.findByRole('link', { name: 'Play Game 3' });
    expect(play).toHaveAttribute('href', `/operator/brand/${brandId}/${games[2]?.id}`);
    const hero = play.closest('section');
    expect(hero?.querySelector('img')).toHaveAttribute('src', '/novalink/games/images/a/banner-3.webp');
    expect(linksOf('Featured')).toEqual(['Game 2', 'Game 1']);
    await userEvent.type(screen.getByLabelText('Find a game'), 'game');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument());
  });

  test('show the player’s last games first, each once', async () => {
    const rounds = [2, 2, 0, 2].map((index) => ({ gameId: games[index]?.id }));
    await open(brandOf({ me: playerOf() }), {
      answers: { listRounds: () => ({ items: [...rounds, { gameId: 'gone' }] }) },
    });
    await screen.findByRole('region', { name: 'Continue playing' });
    expect(linksOf('Continue playing')).toEqual(['Game 3', 'Game 1']);
  });

  test('show the popular games in a row, and none if they cannot be read', async () => {
    await open(brandOf(), { answers: { listPopularGames: () => [games[2]?.id, games[0]?.id] } });
    await screen.findByRole('region', { name: 'Popular' });
    expect(linksOf('Popular')).toEqual(['Game 3']);
    cleanup();
    await open(brandOf(), {
      answers: {
        listPopularGames: () => {
          throw new Refused('brand.missing');
        },
      },
    });
    await screen.findByRole('list', { name: 'Games' });
    expect(screen.queryByRole('region', { name: 'Popular' })).not.toBeInTheDocument();
  });

  test('show new games in a row and with a badge', async () => {
    const publishedAt = new Date().toISOString();
    await open(brandOf(), { answers: { listBrandGames: () => [game(1), game(2, { publishedAt })] } });
    await screen.findByRole('region', { name: 'New' });
    expect(linksOf('New')).toEqual(['Game 2']);
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByText('New')).toHaveLength(1);
  });

  test('offers to clear filters that match nothing', async () => {
    await open(brandOf(), { search: '?search=nothing&volatility=NONE' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
    expect(titles()).toHaveLength(3);
  });

  test('shows a message in a lobby without games', async () => {
    await open(brandOf(), { answers: { listBrandGames: () => [] } });
    expect(await screen.findByText('No games yet')).toBeInTheDocument();
  });
});

describe('the status of a brand or a player', () => {
  test('shows a page for a missing or closed brand', async () => {
    const refuse = () => {
      throw new Refused('brand.missing');
    };
    await open(brandOf(), { answers: { getBrand: refuse } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This casino is not open');
    expect(screen.getByRole('link', { name: 'Back to NovaLink' })).toHaveAttribute('href', '/provider');
  });

  test('shows a failure and can retry', async () => {
    let failures = 3;
    await open(brandOf(), {
      answers: {
        getBrand: () => {
          if (failures-- > 0) throw new Unreachable('offline');
          return brandOf();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Aurora', level: 1 })).toBeInTheDocument();
  });

  test.each([
    [{ open: false, status: 'PAUSED' as const }, 'This casino is not open'],
    [{ open: false, status: 'CLOSED' as const }, 'This casino is closed'],
    [{ open: false, status: 'ACTIVE' as const }, 'This casino is not open'],
  ])('does not allow joining a brand that is %j', async (changes, title) => {
    await open(brandOf(changes));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  });

  test.each([
    [{ status: 'SUSPENDED' as const, statusReason: 'Two accounts.' }, 'Two accounts.'],
    [{ status: 'SELF_EXCLUDED' as const, selfExcludedUntil: '2027-05-21T10:00:00Z' }, /May 21, 2027/],
  ])('shows the reason to a player who is %j', async (changes, labels) => {
    await open(brandOf({ me: playerOf(changes) }));
    expect(await screen.findByText(labels)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See your coins' })).not.toBeInTheDocument();
  });
});

describe('tournaments', () => {
  const named = (name: string, changes: Parameters<typeof tournamentOf>[0] = {}) =>
    tournamentOf({ id: name, name, ...changes });
  const openWith = (items: readonly ReturnType<typeof tournamentOf>[]) =>
    open(brandOf({ me: playerOf() }), {
      answers: { listTournaments: () => ({ items: [...items], nextToken: null }) },
    });

  test('that are running or start next are shown, at most three, with a link to all', async () => {
    await openWith([
      named('Later', { status: 'SCHEDULED', startsAt: '2026-12-24T18:00:00.000Z' }),
      named('Over', { status: 'SETTLED' }),
      named('Soon', { status: 'SCHEDULED', startsAt: '2026-12-01T18:00:00.000Z' }),
      named('Running'),
      named('Ends first', { endsAt: '2026-11-20T19:00:00.000Z' }),
    ]);
    const section = within(await screen.findByRole('region', { name: 'Tournaments' }));
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Ends first', 'Running', 'Soon']);
    expect(section.getByRole('link', { name: 'All tournaments' })).toHaveAttribute(
      'href',
      `/operator/brand/${brandId}/Tourneys`,
    );
  });

  test('that have ended are not shown', async () => {
    await openWith([named('Over', { status: 'SETTLED' })]);
    await screen.findByRole('list', { name: 'Games' });
    expect(screen.queryByRole('region', { name: 'Tournaments' })).not.toBeInTheDocument();
  });
});
