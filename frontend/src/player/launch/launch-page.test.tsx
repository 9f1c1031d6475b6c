import { beforeEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Refused, ServerError } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { practiceGame } from '../../parts/reels/testing/practice-game';
import { brandId, coinServer } from '../../parts/rounds/testing/coin-server';
import { LaunchPage } from './launch-page';

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }),
  });
});

const launch = {
  ...{ sessionId: 's1', mode: 'DEMO' as const, gameId: practiceGame().id, brandName: 'Harbour One' },
  returnUrl: 'https://casino.example/lobby',
  minAge: 18,
  coin: null,
};

const gold = { code: 'GOLD', name: 'Gold', decimals: 2 };

interface Answers {
  readonly openLaunch?: () => typeof launch;
  readonly getPublicGame?: () => ReturnType<typeof practiceGame>;
}

function open({ openLaunch = () => launch, getPublicGame = () => practiceGame() }: Answers = {}) {
  const secrets: string[] = [];
  const { platform } = fakePlatform({
    openLaunch: ({ secret }) => {
      secrets.push(secret);
      return openLaunch();
    },
    getPublicGame,
  });
  openPage(LaunchPage, platform, '/launch/01KAJ3ZV8N4Q6T9XWCB2R5M7YB#sesame', '/launch/:brandId');
  return { secrets };
}

const refuse = (code: ConstructorParameters<typeof Refused>[0]) => () => {
  throw new Refused(code);
};

test('opens the session of the secret and asks for the age', async () => {
  const { secrets } = open();
  expect(await screen.findByRole('button', { name: 'I am 18 or older' })).toBeVisible();
  expect(secrets).toEqual(['sesame']);
  expect(screen.getByRole('heading', { level: 1, name: practiceGame().title })).toBeInTheDocument();
});

test.each([
  ['launch.expired', 'This game session has expired'],
  ['launch.opened', 'This game session is open in another browser'],
  ['brand.closed', 'This casino is closed at the moment'],
  ['game.missing', 'This game is not available'],
] as const)('explains %s', async (code, title) => {
  open({ openLaunch: refuse(code) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('leads back to the casino if the game was suspended', async () => {
  open({ getPublicGame: refuse('game.missing') });
  const back = await screen.findByRole('link', { name: 'Back to casino' });
  expect(back).toHaveAttribute('href', launch.returnUrl);
  expect(back).toHaveAttribute('target', '_top');
});

test('offers a retry if the server fails', async () => {
  let fails = true;
  open({
    openLaunch: () => {
      if (fails) throw new ServerError('broken');
      return launch;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  fails = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('button', { name: 'I am 18 or older' })).toBeVisible();
});

test('plays with the coins in the wallet of the operator', async () => {
  const server = coinServer();
  const asked: unknown[] = [];
  const { platform } = fakePlatform({
    openLaunch: () => ({ ...launch, mode: 'PLAY' as const, coin: gold }),
    getPublicGame: () => practiceGame(),
    startLaunchedSession: () => server.start({ brandId, gameId: launch.gameId, coin: 'GOLD' }),
    playLaunchedRound: ({ input: { secret, ...round } }) => {
      asked.push(secret);
      const played = server.play({ brandId, ...round });
      return { ...played, purse: 'EXTERNAL' as const };
    },
  });
  openPage(LaunchPage, platform, '/launch/01KAJ3ZV8N4Q6T9XWCB2R5M7YB#sesame', '/launch/:brandId');
  const spin = await screen.findByRole('button', { name: 'Spin' }, { timeout: 10_000 });
  expect(screen.queryByRole('button', { name: 'I am 18 or older' })).toBeNull();
  expect(await screen.findByText('1,000.00')).toBeVisible();
  await userEvent.setup().click(spin);
  await vi.waitFor(() => expect(asked).toEqual(['sesame']));
  expect(screen.getByRole('button', { name: 'Back to casino' })).toBeInTheDocument();
});
