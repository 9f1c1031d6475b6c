import { beforeEach, expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrandFrame } from '../../parts/brand/brand-frame';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { practiceModel } from '../../parts/reels/testing/practice-game';
import { brandId, coinServer } from '../../parts/rounds/testing/coin-server';
import { tournamentOf } from '../../parts/tournaments/testing/tournament-of';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, Unreachable } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { BrandPlayPage } from './brand-play-page';
import { pass } from '../../../testing/pass';

// jsdom does not support `prefers-reduced-motion`. The tests use reduced motion, so that they do not wait for
// animations.
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
/** The requests depend on each other: brand, game, session. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await pass(25);
};

const coinType = (code: string, name: string) => ({
  code,
  name,
  kind: 'PLAY' as const,
  decimals: 2,
  confirmPromotionsAbove: null,
  thresholdRequest: null,
  signupGrant: '100000',
  dailyGrant: '1000',
  maxBalance: '9000000000000000',
  purchasable: false,
  redeemable: false,
});

const maria: Player = {
  userId: 'maria@novalink.test',
  displayName: 'Maria',
  level: 'PLAYER',
  owns: false,
  tier: 0,
  country: 'MT',
  ageConfirmedAt: '2026-11-20T09:00:00Z',
  ...{ timeZone: 'UTC', timeZoneChange: null },
  termsVersion: '2026-11-01',
  status: 'ACTIVE',
  statusReason: null,
  selfExcludedUntil: null,
  onBreak: false,
  limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
  pendingLimits: null,
  version: 1,
  balances: [
    { coin: 'GOLD', purse: 'MAIN', amount: '100000', seq: '1' },
    { coin: 'STAR', purse: 'MAIN', amount: '500', seq: '1' },
  ],
};

const meadow = (gameId: string): ShownBrand => ({
  id: brandId,
  owner: 'omar@novalink.test',
  casinoName: 'Meadow Casino',
  companyName: 'Meadow Play',
  jurisdiction: 'DEMO',
  minAge: 21,
  blockedCountries: [],
  slug: 'meadow',
  name: 'Meadow',
  tagline: null,
  logoKey: null,
  theme: { primary: '#7a4dff', surface: '#10163a', accent: '#ffcf66' },
  featuredGameIds: [],
  gameIds: [gameId],
  coinTypes: [coinType('GOLD', 'Gold'), coinType('STAR', 'Stars')],
  packages: [],
  responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
  ...{ timeZone: 'UTC', timeZoneChange: null },
  termsVersion: '2026-11-01',
  status: 'ACTIVE',
  open: true,
  version: 1,
  me: maria,
});

/** Opens the game of a brand. `meddle` can change the responses of the server. */
const openGame = async ({
  brand = (shown: ShownBrand) => shown,
  server = coinServer(),
  meddle = <Answer,>(play: () => Answer): Answer => play(),
  search = '',
  answers = {},
} = {}) => {
  const game = server.game();
  const shared: string[] = [];
  const fake = fakePlatform({
    getBrand: () => brand(meadow(game.id)),
    getPublicGame: () => game,
    startPlaySession: ({ input }) => server.start(input),
    playRound: ({ input }) => meddle(() => server.play(input)),
    listSharedRounds: () => [],
    shareRound: ({ input }) => {
      shared.push(input.requestId);
      return {
        replayId: 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD',
        roundId: 'round 1',
        expiresAt: '2027-02-19T10:00:00Z',
      };
    },
    ...answers,
  });
  await fake.arrive('maria@novalink.test', ['PROVIDERS']);
  const Page = () => (
    <BrandFrame>
      <BrandPlayPage />
    </BrandFrame>
  );
  const path = `/operator/brand/${brandId}/${game.id}${search}`;
  const page = openPage(Page, fake.platform, path, '/operator/brand/:brandId/:gameId');
  await settle();
  return { server, shared, ...page };
};

const spin = async () => {
  await user().click(screen.getByRole('button', { name: 'Spin' }));
  await pass(3000);
};
const metric = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const inCoins = (minorUnits: number) =>
  (minorUnits / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('plays a round by keyboard, and shows the result in coins and the balance from the server', async () => {
  const { server } = await openGame();
  expect(metric('Balance')).toBe('1,000.00');
  await user().click(screen.getByRole('button', { name: 'Raise the bet' }));
  screen.getByRole('button', { name: 'Spin' }).focus();
  await user().keyboard(' ');
  await pass(1000);
  await user().keyboard('{Enter}');
  await pass(3000);
  expect(server.rounds).toHaveLength(1);
  expect(server.rounds[0]?.bet).toBe('2000');
  expect(metric('Balance')).toBe(inCoins(server.balance()));
  expect(screen.getByText(/^You bet 20\.00\. Reels show reel 1: /)).toHaveTextContent(
    `Balance ${inCoins(server.balance())}.`,
  );
  expect(metric('Net position')).toMatch(/^[+−]?[\d,]+\.\d\d$/);
  expect(metric('Time played')).toMatch(/^0:0\d$/);
  expect(screen.getByText('21+', { exact: false })).toBeInTheDocument();
});

test('opens paytable and rules with one press, in the coins of the bet', async () => {
  await openGame();
  await user().click(screen.getByRole('button', { name: /Paytable and rules/i }));
  const dialog = within(screen.getByRole('dialog', { name: 'Amber Evening: paytable and rules' }));
  expect(await dialog.findByText('Pays at a bet of 10.00')).toBeInTheDocument();
  expect(dialog.getByRole('list', { name: 'Pays' })).toHaveTextContent('Amber lantern3 ×40.00');
  expect(dialog.getByText('21+ · Play coins have no value.')).toBeInTheDocument();
});

test('shows a running tournament below the reels, and subtracts its buy-in from the balance', async () => {
  const server = coinServer();
  const game = { gameIds: [server.game().id], coin: 'GOLD' };
  let tournament = tournamentOf({ brandId, ...game, entryMode: 'BUY_IN', buyIn: '2500' });
  await openGame({
    server,
    brand: (shown) => {
      const balances = [{ coin: 'GOLD', purse: 'MAIN' as const, amount: `${server.balance()}`, seq: '1' }];
      return { ...shown, me: { ...maria, balances } };
    },
    answers: {
      listTournaments: () => ({ items: [tournament], nextToken: null }),
      getLeaderboard: () => ({
        top: [],
        boundaries: [],
        ranked: 0,
        own: null,
        at: '2026-11-20T19:00:00.000Z',
      }),
      joinTournament: () => {
        server.setBalance(server.balance() - 2500);
        const entry = { id: 'e', status: 'ADMITTED' as const, admittedAt: null };
        tournament = { ...tournament, entry };
        return entry;
      },
    },
  });
  await settle();
  await user().click(await screen.findByRole('button', { name: 'Join for 25.00 GOLD Friday Sprint' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Join Friday Sprint' }));
  await user().click(dialog.getByRole('button', { name: 'Join for 25.00 GOLD' }));
  await settle();
  expect(screen.getByText('You have entered this tournament.')).toBeInTheDocument();
  expect(metric('Balance')).toBe('975.00');
});

test('starts another session for another coin, which is in the address', async () => {
  const { server, here } = await openGame();
  await user().selectOptions(screen.getByLabelText('Play with'), 'STAR');
  await settle();
  expect(here()).toMatch(/\?coin=STAR$/);
  expect(server.sessions.map(({ coin }) => coin)).toEqual(['GOLD', 'STAR']);
});

test('offers to share the last round once the reels have shown it', async () => {
  const { server, shared } = await openGame();
  expect(screen.queryByRole('button', { name: 'Share replay' })).not.toBeInTheDocument();
  await spin();
  await user().click(await screen.findByRole('button', { name: 'Share replay' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share replay' }));
  await settle();
  await user().click(dialog.getByRole('button', { name: 'Create link' }));
  await settle();
  expect(shared).toEqual([server.rounds[0]?.requestId]);
});

test('requests a lost response again, with one bet', async () => {
  let failures = 1;
  const { server } = await openGame({
    meddle: (play) => {
      const answer = play();
      if (failures-- > 0) throw new Unreachable('The line is dead.');
      return answer;
    },
  });
  await spin();
  expect(screen.getByRole('alert')).toHaveTextContent('You will not be charged twice');
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await pass(3000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.rounds).toHaveLength(1);
  expect(metric('Balance')).toBe(inCoins(server.balance()));
});

test('reports that the balance is too low for any bet, without offering coins', async () => {
  await openGame({ server: coinServer({ balance: 500 }) });
  const note = screen.getByText('Your balance is lower than the smallest bet.');
  // Among the controls, it would move them when the session starts and after each round.
  expect(note.closest('.game-controls')).toBeNull();
  expect(screen.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/claim|refill|more coins/i)).not.toBeInTheDocument();
});

test.each([
  ['player.limit-reached', 'You have reached a limit', 'See your limits'],
  ['player.suspended', 'You are suspended', 'Go to the lobby'],
  ['player.self-excluded', 'You excluded yourself from play', 'Go to the lobby'],
  ['brand.closed', 'Games are not available at the moment', 'Go to the lobby'],
  ['game.missing', 'This game is no longer available', 'Go to the lobby'],
] as const)('shows the reason %s and a next step', async (code, title, way) => {
  const { server } = await openGame({
    meddle: () => {
      throw new Refused(code);
    },
  });
  await spin();
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  expect(metric('Balance')).toBe('1,000.00');
  expect(server.rounds).toHaveLength(0);
});

test('starts another session on request after one has ended', async () => {
  let refusals = 1;
  const { server } = await openGame({
    meddle: (play) => {
      if (refusals-- > 0) throw new Refused('session.ended');
      return play();
    },
  });
  await spin();
  await user().click(screen.getByRole('button', { name: 'Start another session' }));
  await settle();
  await spin();
  expect(server.sessions).toHaveLength(2);
  expect(server.rounds).toHaveLength(1);
});

test('shows the reality check with the net position when it is due', async () => {
  const { server } = await openGame({ server: coinServer({ balance: 10_000_000 }) });
  await spin();
  await pass(30 * 60_000);
  await spin();
  const dialog = within(screen.getByRole('dialog', { name: 'Reality check' }));
  expect(dialog.getByText(/You have played for 30 minutes\. Play coins have no value/)).toBeInTheDocument();
  expect(server.rounds).toHaveLength(1);
  await user().click(dialog.getByRole('button', { name: 'Keep playing' }));
  await spin();
  expect(server.rounds).toHaveLength(2);
});

test.each<[who: string, brand: (shown: ShownBrand) => ShownBrand, title: string]>([
  ['has not joined', (shown) => ({ ...shown, me: null }), 'Join Meadow to play'],
  [
    'is suspended',
    (shown) => ({ ...shown, me: { ...maria, status: 'SUSPENDED' } }),
    'You cannot play at the moment',
  ],
  [
    'finds the brand stopped',
    (shown) => ({ ...shown, status: 'PAUSED', open: false }),
    'Games are not available at the moment',
  ],
  ['asks for a game of no brand', (shown) => ({ ...shown, gameIds: [] }), 'This game cannot be played here'],
  ['finds no coins to play with', (shown) => ({ ...shown, coinTypes: [] }), 'No coins for games'],
])('shows a next step instead of the table if the player %s', async (_who, brand, title) => {
  const { server } = await openGame({ brand });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Spin' })).not.toBeInTheDocument();
  expect(server.sessions).toHaveLength(0);
});

test('names the game before the user joins', async () => {
  await openGame({ brand: (shown) => ({ ...shown, me: null }) });
  expect(await screen.findByRole('heading', { name: 'Amber Evening', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Join Meadow to play' })).toBeInTheDocument();
});

test('does not celebrate a return of at most the bet', async () => {
  const meagre = {
    ...practiceModel,
    paytable: { L: { '1': 1 }, F: { '1': 1 }, W: { '1': 1 } },
    features: [],
  };
  await openGame({ server: coinServer({ model: meagre }) });
  await spin();
  expect(screen.getByText(/of your 10\.00 came back\./, { selector: 'p:not(.sr-only)' })).not.toHaveClass(
    'text-accent',
  );
  expect(document.querySelectorAll('svg:not(.lucide) circle')).toHaveLength(0);
});
