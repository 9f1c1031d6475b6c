import { expect, test, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GameCertificate, PublicGame } from '#domain/generated/types';
import { giveWorkers } from '../../parts/lab/testing/fake-worker';
import { gameCertificate } from '../../parts/lab/testing/game-certificate';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, Unreachable } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { useNamedTab } from '../../platform/page/tab-title';
import { GamePage } from './game-page';

const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const game: PublicGame = {
  id,
  code: 'amber-evening',
  title: 'Amber Evening',
  type: 'SLOT',
  description: 'Lanterns over still water.',
  tags: ['calm'],
  companyId: '01KAJ3ZV8N4Q6T9XWCB2R5M7YE',
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  images: ['novalink/games/images/a/banner.webp'],
  languages: ['en', 'de'],
  restrictedCountries: ['US'],
  live: {
    versionId: 'v1',
    semver: '1.2.0',
    rtp: '0.962525',
    hit: '0.314159',
    maxWinX: 5000,
    volatility: 'MEDIUM',
    features: ['WILD', 'FREE_SPINS'],
    betLevels: [20, 40, 1000],
    mathModelHash: 'ab'.repeat(32),
    publishedAt: '2026-11-20T09:00:00Z',
  },
  rules: {
    versionId: 'v1',
    semver: '1.2.0',
    rulesText: 'Three lanterns on a line pay.',
    changelog: 'Brighter lanterns.',
    symbols: [],
    mathModel: '{}',
    mathModelHash: 'ab'.repeat(32),
  },
};

const noCertificate = (): GameCertificate => {
  throw new Refused('run.missing');
};

const open = async (
  answer: () => PublicGame,
  { asked = id, groups = ['OPERATORS'], certificate = noCertificate } = {},
) => {
  const fake = fakePlatform({
    getPublicGame: (variables) => {
      if (variables.id !== id) throw new Refused('game.missing');
      return answer();
    },
    getGameCertificate: certificate,
  });
  await fake.arrive('maria@novalink.test', groups);
  const Player = ({ game: { title }, onLeave }: { game: PublicGame; onLeave: () => void }) => (
    <button type="button" onClick={onLeave}>
      Leave {title}
    </button>
  );
  const TabAndPage = () => (
    <>
      <p data-testid="tab">{useNamedTab()}</p>
      <GamePage Player={Player} />
    </>
  );
  return openPage(TabAndPage, fake.platform, `/games/${asked}`, '/games/:gameId');
};

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows all details of a game with its exact figures', async () => {
  await open(() => game);
  expect(await screen.findByRole('heading', { level: 1, name: 'Amber Evening' })).toBeInTheDocument();
  expect(fact('RTP')).toBe('96.25%');
  expect(screen.getByTitle('Exactly 0.962525')).toBeInTheDocument();
  expect(fact('RTP (exact)')).toBe('96.2525%');
  expect(fact('Maximum win')).toBe('×5,000');
  expect(fact('Volatility')).toBe('Medium');
  expect(fact('Bets')).toBe('20 to 1,000 practice coins');
  expect(fact('Languages')).toBe('English and German');
  expect(fact('Blocked countries')).toBe('United States');
  expect(fact('Hash of the math model (SHA-256)')).toBe(game.live.mathModelHash);
  expect(screen.getByText('Three lanterns on a line pay.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Game catalogue' })).toHaveAttribute('href', '/operator/Games');
});

test('the title of the tab is Game Listing first, and then the title of the game', async () => {
  await open(() => game);
  await waitFor(() => expect(screen.getByTestId('tab')).toHaveTextContent('Game Listing · Amber Evening'));
});

test('does not link a provider to the catalogue of operators', async () => {
  await open(() => game, { groups: ['PROVIDERS'] });
  await screen.findByRole('heading', { name: 'Amber Evening' });
  expect(screen.queryByRole('link', { name: 'Game catalogue' })).not.toBeInTheDocument();
});

test('accepts its id in any letter case', async () => {
  await open(() => game, { asked: id.toLowerCase() });
  expect(await screen.findByRole('heading', { name: 'Amber Evening' })).toBeInTheDocument();
});

test('shows the chosen image', async () => {
  await open(() => game);
  await userEvent.click(await screen.findByRole('button', { name: 'Show picture 2' }));
  const picture = screen.getByRole('img', { name: 'Amber Evening, picture 2 of 2' });
  expect(picture).toHaveAttribute('src', '/novalink/games/images/a/banner.webp');
});

test('keeps the open game in the address until it is closed', async () => {
  const { here } = await open(() => game);
  await userEvent.click(await screen.findByRole('button', { name: 'Play for fun' }));
  expect(here()).toBe(`/games/${id}?play=`);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Amber Evening' }));
  expect(here()).toBe(`/games/${id}`);
  expect(screen.getByRole('button', { name: 'Play for fun' })).toBeInTheDocument();
});

test('throws for a game that is not offered', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => game, { asked: '01KAJ3ZV8N4Q6T9XWCB2R5M7ZZ' });
  expect(await screen.findByText('game.missing')).toBeInTheDocument();
  error.mockRestore();
});

test('shows a failure and can retry', async () => {
  let failures = 3;
  await open(() => {
    if (failures-- > 0) throw new Unreachable('offline');
    return game;
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not reach NovaLink.');
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Amber Evening' })).toBeInTheDocument();
});

const certificate = gameCertificate(game);

test('shows the proof of a game on request, and verifies it in the browser', async () => {
  giveWorkers();
  await open(() => game, { certificate: () => certificate });
  expect(await screen.findByRole('heading', { name: 'Proof' })).toBeInTheDocument();
  expect(screen.queryByText(certificate.seed)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Show the test run'));
  expect(await screen.findByText(certificate.seed)).toBeInTheDocument();
  expect(fact('Exact RTP')).toBe('96.2525%');
  expect(fact('Simulated RTP, with its 99% interval')).toMatch(/^9\d\.\d{4}% ± \d\.\d{4} in 20,000 rounds$/);
  expect(fact('Hash of the result (SHA-256)')).toBe(certificate.resultHash);
  expect(screen.getByText(/They verify the math model only/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verify in this browser' }));
  expect(await screen.findByText('Verified: identical results')).toBeInTheDocument();
});

test('detects a server whose verdict differs from that of the run', async () => {
  giveWorkers();
  const checks = certificate.checks.map((check) => ({ ...check, why: 'Trust us.' }));
  await open(() => game, { certificate: () => ({ ...certificate, checks }) });
  await userEvent.click(await screen.findByText('Show the test run'));
  await userEvent.click(await screen.findByRole('button', { name: 'Verify in this browser' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('checks.M1.why')).toBeInTheDocument();
});

test('shows a message for a game without a test run', async () => {
  await open(() => game);
  await userEvent.click(await screen.findByText('Show the test run'));
  expect(await screen.findByText(/^This version has no repeatable test run/)).toBeInTheDocument();
});
