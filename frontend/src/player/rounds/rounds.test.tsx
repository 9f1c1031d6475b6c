import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CoinRound, PublicGame } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { practiceModel } from '../../parts/reels/testing/practice-game';
import { RoundsList } from './rounds-list';
import { SeedsPanel } from './seeds-panel';
import { brandId, coinServer } from '../../parts/rounds/testing/coin-server';

/** A player with rounds in a brand. `received` can change the rounds that the page receives. */
const playedAlready = async ({
  rounds = 2,
  reported = (round: CoinRound): Partial<CoinRound> => round,
  game = (offered: PublicGame) => offered,
} = {}) => {
  const server = coinServer();
  const { id: gameId, title } = server.game();
  const { id: sessionId } = server.start({ brandId, gameId, coin: 'GOLD' });
  for (let number = 1; number <= rounds; number += 1)
    server.play({ brandId, sessionId, bet: '1000', requestId: `request-number-${number}` });
  const fake = fakePlatform({
    getSeeds: () => server.seeds(),
    rotateSeeds: ({ input }) => server.rotate(input),
    listRounds: () => ({
      items: server.rounds.map((round) => ({ ...round, ...reported(round) })),
      nextToken: null,
    }),
    listBrandGames: () => [{ id: gameId, title }],
    getPublicGame: () => game(server.game()),
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  const Page = () => (
    <>
      <SeedsPanel brandId={brandId} />
      <RoundsList brandId={brandId} coinTypes={[{ code: 'GOLD', name: 'Gold', decimals: 2 }]} />
    </>
  );
  openPage(Page, fake.platform, '/account');
  await screen.findAllByText('10.00 GOLD');
  return server;
};

const reveal = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reveal and change seeds' }));
  await screen.findByText('Server seed revealed');
};
const roundTable = () => within(screen.getByRole('table', { name: 'Your rounds' }));
const checkFirst = async () => {
  await roundTable().findAllByText('Revealed');
  const [round] = roundTable().getAllByRole('button', { name: coinServer().game().title });
  if (round) await userEvent.click(round);
};

test('verifies a round only after its seed is revealed', async () => {
  const server = await playedAlready();
  expect(roundTable().getAllByText('Not revealed yet')).toHaveLength(2);
  const { serverSeedHash, nextServerSeedHash } = server.seeds();
  expect(screen.getByText(serverSeedHash)).toBeInTheDocument();
  expect(screen.getByText(nextServerSeedHash)).toBeInTheDocument();

  await reveal();
  expect(screen.getByText(/2 rounds were drawn from it/)).toBeInTheDocument();
  expect(server.seeds().serverSeedHash).toBe(nextServerSeedHash);
  await checkFirst();
  expect(await screen.findByText('Verified: all values match.')).toBeVisible();
  expect(roundTable().getByText('Commitment: equal')).toBeInTheDocument();
});

test('uses the client seed from the next rotation on', async () => {
  const server = await playedAlready();
  const field = await screen.findByLabelText('Your next seed');
  await userEvent.clear(field);
  expect(screen.getByRole('button', { name: /Reveal and change seeds/ })).toBeDisabled();
  await userEvent.type(field, 'my own');
  expect(server.seeds().clientSeed).toBe('first');
  await reveal();
  expect(server.seeds().clientSeed).toBe('my own');
});

test('reports seeds that were rotated elsewhere, and shows the current ones', async () => {
  const server = await playedAlready();
  await screen.findByText(server.seeds().serverSeedHash);
  const elsewhere = server.rotate({ brandId, serverSeedHash: server.seeds().serverSeedHash });
  await userEvent.click(screen.getByRole('button', { name: /Reveal and change seeds/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('These seeds have already been changed.');
  expect(await screen.findByText(elsewhere.seeds.serverSeedHash)).toBeInTheDocument();
});

test.each<[lie: string, what: string, reported: (round: CoinRound) => Partial<CoinRound>]>([
  ['pays another win', 'Win', ({ win }) => ({ win: String(Number(win) + 100) })],
  [
    'shows other stops',
    'Stops and win of the spin',
    ({ steps }) => ({ steps: steps.map((step) => ({ ...step, stops: [5, 4, 3] })) }),
  ],
  ['had another commitment', 'Commitment', () => ({ serverSeedHash: 'ab'.repeat(32) })],
])('detects a server that %s', async (_lie, what, reported) => {
  await playedAlready({ reported });
  await reveal();
  await checkFirst();
  expect(await screen.findByText('Not verified: some values do not match.')).toBeVisible();
  expect(roundTable().getByText(`${what}: different`)).toBeInTheDocument();
});

test('reports that the math model of a round is no longer live, and verifies its seed', async () => {
  const other = coinServer({ model: { ...practiceModel, name: 'the next version' } }).game();
  await playedAlready({ game: () => other });
  await reveal();
  await checkFirst();
  expect(await screen.findByText(/A newer version of the game is live now/)).toHaveTextContent(
    other.rules.mathModelHash,
  );
  expect(screen.getByText('The revealed seed matches the commitment.')).toBeVisible();
});

test('explains a round of a retired game', async () => {
  await playedAlready({
    game: () => {
      throw new Refused('game.missing');
    },
  });
  await reveal();
  await checkFirst();
  expect(await screen.findByText(/The game is no longer available/)).toBeInTheDocument();
});

test('searches the round in the address page by page, and focuses it', async () => {
  const server = coinServer();
  const { id: gameId, title } = server.game();
  const { id: sessionId } = server.start({ brandId, gameId, coin: 'GOLD' });
  for (let number = 1; number <= 3; number += 1)
    server.play({ brandId, sessionId, bet: '1000', requestId: `request-number-${number}` });
  const fake = fakePlatform({
    listRounds: ({ nextToken }) => {
      const at = Number(nextToken ?? 0);
      return { items: server.rounds.slice(at, at + 1), nextToken: at < 2 ? `${at + 1}` : null };
    },
    listBrandGames: () => [{ id: gameId, title }],
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  const Page = () => <RoundsList brandId={brandId} coinTypes={[]} />;
  openPage(Page, fake.platform, `/account#round-${server.rounds[1]?.id ?? ''}`, '/account');
  await waitFor(() => expect(roundTable().getAllByRole('rowheader')).toHaveLength(2));
  const [, second] = roundTable().getAllByRole('button', { name: title });
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(roundTable().getByText(server.rounds[1]?.serverSeedHash ?? '')).toBeVisible();
});

test('reports a deleted round instead of searching forever', async () => {
  const fake = fakePlatform({
    listRounds: () => ({ items: [], nextToken: null }),
    listBrandGames: () => [],
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  const Page = () => <RoundsList brandId={brandId} coinTypes={[]} />;
  openPage(Page, fake.platform, '/account#round-01K0000000000000000000OLD', '/account');
  expect(await screen.findByText('This round is not available')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Rounds are kept for 90 days. The bets and wins of older rounds stay in your statement.',
  );
});
