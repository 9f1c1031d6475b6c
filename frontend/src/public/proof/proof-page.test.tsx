import { expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Refused, Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { giveWorkers } from '../../parts/lab/testing/fake-worker';
import { gameCertificate } from '../../parts/lab/testing/game-certificate';
import { practiceGame } from '../../parts/reels/testing/practice-game';
import { CertificatePage } from './certificate-page';
import { ProofPage } from './proof-page';

const listed = {
  id: '01KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  title: 'Amber Evening',
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  live: { rtp: '0.962525', volatility: 'HIGH' },
};

const openProof = (...answers: (() => unknown)[]) => {
  const { platform } = fakePlatform();
  const asked: string[] = [];
  const get = (path: string) => {
    const answer = answers[asked.push(path) - 1];
    return Promise.resolve().then(() => answer?.());
  };
  openPage(ProofPage, { ...platform, rest: { ...platform.rest, get } }, '/static/Proof');
  return asked;
};

test('the verifier, its hash and the vectors can be downloaded', async () => {
  openProof(() => ({ items: [] }));
  for (const [name, href] of [
    ['Verifier', '/novalink-verifier.html'],
    ['SHA-256 hash', '/novalink-verifier.html.sha256'],
    ['Golden vectors', '/novalink-vectors.json'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('download');
  }
  expect(await screen.findByText('No games are live yet.')).toBeVisible();
});

test('links live games to their certificates, and can retry after a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = openProof(
    () => Promise.reject(new Unreachable('offline')),
    () => ({ items: [listed] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const games = await screen.findByRole('list', { name: 'Certificates of live games' });
  expect(within(games).getByRole('link', { name: 'Amber Evening' })).toHaveAttribute(
    'href',
    `/static/Certificate/${listed.id}`,
  );
  expect(games).toHaveTextContent('RTP 96.25%');
  expect(asked).toEqual(['/v1/catalogue?limit=50', '/v1/catalogue?limit=50']);
  logged.mockRestore();
});

const game = practiceGame();
const path = '/static/Certificate/:gameId';

const openCertificate = (getPublicGame: () => typeof game, id: string = game.id) => {
  const { platform } = fakePlatform({ getPublicGame, getGameCertificate: () => gameCertificate(game) });
  const asGuest = vi.spyOn(platform.guestApi, 'send');
  openPage(CertificatePage, platform, `/static/Certificate/${id}`, path);
  return asGuest;
};

test('a visitor without an account sees a certificate and verifies it', async () => {
  giveWorkers();
  const asGuest = openCertificate(() => game, game.id.toLowerCase());
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate: Amber Evening' })).toBeVisible();
  expect(await screen.findByText(gameCertificate(game).seed)).toBeVisible();
  expect(asGuest.mock.calls.map(([, variables]) => variables)).toEqual([
    { id: game.id },
    { gameId: game.id },
  ]);
  expect(screen.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', `/?game=${game.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Verify in this browser' }));
  expect(await screen.findByText('Verified: identical results')).toBeVisible();
});

test('shows a message for a game that is not live', async () => {
  openCertificate(() => {
    throw new Refused('game.missing');
  });
  expect(await screen.findByText('This game is not available')).toBeVisible();
});

test('offers a retry of the certificate without a connection', async () => {
  let isOffline = true;
  openCertificate(() => {
    if (isOffline) throw new Unreachable('offline');
    return game;
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Certificate: Amber Evening' })).toBeVisible();
});
