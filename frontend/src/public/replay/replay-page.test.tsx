import { beforeEach, expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { practiceModel } from '../../parts/reels/testing/practice-game';
import { brandId, coinServer } from '../../parts/rounds/testing/coin-server';
import { Refused, Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import type { ShownReplay } from './read-replay';
import { ReplayPage } from './replay-page';
import { pass } from '../../../testing/pass';

let wantsStillness = true;
beforeEach(() => {
  wantsStillness = true;
  vi.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({
      matches: wantsStillness,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
const replayId = 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD';

/** A shared round. `reveal` rotates the player's seeds, and `received` can change the response of the server. */
const sharedRound = (reported: (replay: ShownReplay) => ShownReplay = (replay) => replay) => {
  const server = coinServer();
  const game = server.game();
  const { id: sessionId } = server.start({ brandId, gameId: game.id, coin: 'GOLD' });
  const requestId = '01KAJ3ZV8N4Q6T9XWCB2R5M7YR';
  const round = server.play({ brandId, sessionId, bet: '1000', requestId });
  const read = (): ShownReplay => {
    const { bet, win, multiplierX100, capped, steps, at, gameId, mathModelHash } = round;
    const { serverSeedHash, serverSeed, clientSeed, nonce } = round;
    return reported({
      ...{ bet, win, multiplierX100, capped, steps, at, gameId, mathModelHash },
      ...{ serverSeedHash, serverSeed, clientSeed, nonce },
      id: replayId,
      gameTitle: game.title,
      companyName: game.companyName,
      thumbnailKey: game.thumbnailKey,
      images: game.images,
      gameOffered: true,
      brandId,
      brandName: 'Meadow',
      coinName: 'Gold',
      decimals: 2,
      expiresAt: '2027-02-19T10:00:00Z',
      rules: game.rules,
    });
  };
  return {
    round,
    read,
    reveal: () => server.rotate({ brandId, serverSeedHash: server.seeds().serverSeedHash }),
  };
};

const open = async (getReplay: () => ShownReplay) => {
  const { platform } = fakePlatform({ getReplay });
  const asked = vi.spyOn(platform.guestApi, 'send');
  const page = openPage(
    ReplayPage,
    platform,
    `/static/Replay/${replayId.toLowerCase()}`,
    '/static/Replay/:replayId',
  );
  await pass(50);
  return { ...page, asked };
};

test('shows the round, but no data of its player, to a visitor without an account', async () => {
  const { read, round } = sharedRound();
  const { asked } = await open(read);
  expect(screen.getByRole('heading', { level: 1, name: 'Replay: Amber Evening' })).toBeVisible();
  expect(asked.mock.calls[0]?.slice(1)).toEqual([{ id: replayId }]);
  for (const fact of ['10.00 Gold', 'Aurora Reels', '1.2.0', round.serverSeedHash, round.clientSeed])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meadow' })).toHaveAttribute('href', `/operator/brand/${brandId}`);
  expect(document.body.textContent).not.toContain(round.userId);
});

const resultOf = ({ win }: { readonly win: string }) => (win === '0' ? 'No win.' : /^The round won/);

test('plays the round on the reels on request', async () => {
  const { read, round } = sharedRound();
  await open(read);
  await pass(20_000);
  expect(screen.getByText('Press “Play replay” to see the round.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Play replay' }));
  await pass(20_000);
  expect(screen.getByText(resultOf(round))).toBeVisible();
});

test('plays the round once automatically unless motion is reduced, and again on request', async () => {
  wantsStillness = false;
  const { read, round } = sharedRound();
  await open(read);
  expect(screen.getByText('Spinning…')).toBeVisible();
  await pass(20_000);
  expect(screen.getByText(resultOf(round))).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Play replay' }));
  expect(screen.getByText('Spinning…')).toBeVisible();
  await pass(20_000);
  expect(screen.getByText(resultOf(round))).toBeVisible();
});

test('verifies the round once its seed is revealed, without a reload', async () => {
  const { read, reveal } = sharedRound();
  await open(read);
  expect(screen.getByText('Not verifiable yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify in this browser' })).not.toBeInTheDocument();
  reveal();
  await pass(31_000);
  expect(screen.queryByText('Not verifiable yet')).not.toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Verify in this browser' }));
  expect(screen.getByText('Verified: all values match.')).toBeVisible();
  for (const check of ['Commitment', 'Mathematics', 'Stops and win of the spin', 'Win'])
    expect(screen.getByText(`${check}: equal`)).toBeVisible();
});

test.each<[lie: string, check: string, reported: (replay: ShownReplay) => ShownReplay]>([
  ['another commitment', 'Commitment', (replay) => ({ ...replay, serverSeedHash: 'ab'.repeat(32) })],
  ['another nonce', 'Stops and win of the spin', (replay) => ({ ...replay, nonce: 3 })],
  ['another model hash', 'Mathematics', (replay) => ({ ...replay, mathModelHash: 'cd'.repeat(32) })],
])('the check detects %s', async (_lie, check, reported) => {
  const { read, reveal } = sharedRound(reported);
  reveal();
  await open(read);
  await user().click(screen.getByRole('button', { name: 'Verify in this browser' }));
  expect(screen.getByText('Not verified: some values do not match.')).toBeVisible();
  expect(screen.getByText(`${check}: different`)).toBeVisible();
});

test.each<[lie: string, reported: (replay: ShownReplay) => ShownReplay]>([
  ['a win that the stops do not make', (replay) => ({ ...replay, win: '123456' })],
  [
    'a model that its hash does not name',
    ({ rules, ...replay }) => ({
      ...replay,
      rules: { ...rules, mathModel: JSON.stringify({ ...practiceModel, name: 'other' }) },
    }),
  ],
])('reports %s instead of playing it', async (_lie, reported) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(sharedRound(reported).read);
  expect(screen.getByText('This round cannot be replayed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play replay' })).not.toBeInTheDocument();
  logged.mockRestore();
});

test('shows that a replay no longer exists', async () => {
  await open(() => {
    throw new Refused('replay.missing');
  });
  expect(screen.getByText('This replay is not available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('offers a retry without a connection', async () => {
  let isOffline = true;
  const { read } = sharedRound();
  await open(() => {
    if (isOffline) throw new Unreachable('offline');
    return read();
  });
  await pass(10_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Could not reach NovaLink. Check your connection and try again.');
  isOffline = false;
  await user().click(within(alert).getByRole('button', { name: 'Try again' }));
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Replay: Amber Evening' })).toBeVisible();
});

test('shows a closed game and a closed brand without a link', async () => {
  await open(sharedRound((replay) => ({ ...replay, gameOffered: false, brandId: null })).read);
  expect(screen.getByText('Meadow')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
