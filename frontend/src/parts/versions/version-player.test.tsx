import { beforeEach, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { canonicalJson, type Json } from '@novalink/engine/hash';
import { modelHash } from '@novalink/engine';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { practiceGame, practiceModel, practiceServer } from '../reels/testing/practice-game';
import type { ShownVersion } from './shown-version';
import { VersionPlayer } from './version-player';
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
const { id: gameId, title, rules, live } = practiceGame();

const draft: ShownVersion = {
  id: 'v2',
  gameId,
  semver: '2.0.0',
  status: 'DRAFT',
  declaredRtp: '0.9',
  declaredMaxWinX: 100,
  volatility: null,
  betLevels: live.betLevels,
  symbols: rules.symbols.map((face) => ({ ...face, imageKey: 'novalink/games/images/a/x.webp' })),
  rulesText: rules.rulesText,
  mathModel: canonicalJson(practiceModel as unknown as Json),
  mathModelHash: modelHash(practiceModel),
  testRun: null,
};

/** The server's responses for a preview. The user has confirmed their age. */
const preview = async (version: ShownVersion, refusal?: Refused) => {
  const server = practiceServer();
  const asked: unknown[] = [];
  let outdated = 0;
  const fake = fakePlatform({
    getAgeConfirmation: () => ({ confirmedAt: '2026-11-20T09:00:00Z' }),
    startPreviewSession: (variables) => {
      asked.push(variables);
      if (refusal) throw refusal;
      return server.start();
    },
    playDemoRound: ({ input }) => server.play(input),
  });
  await fake.arrive('maria@studio.test', ['PROVIDERS']);
  const game = { id: gameId, title, images: [], thumbnailKey: 'novalink/games/images/a/thumbnail.webp' };
  const Page = () => (
    <VersionPlayer
      version={version}
      game={game}
      onLeave={() => undefined}
      onOutdated={() => (outdated += 1)}
    />
  );
  openPage(Page, fake.platform, '/');
  await pass(50);
  return { asked, server, outdated: () => outdated };
};

test('plays a draft in a session of its own version', async () => {
  const { asked, server } = await preview(draft);
  expect(asked).toEqual([{ gameId, versionId: 'v2' }]);
  expect(screen.queryByText('This version is incomplete')).not.toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Spin' }));
  await pass(3000);
  expect(server.played.size).toBe(1);
  expect(screen.getByText('Round 1')).toBeInTheDocument();
});

test('plays an incomplete draft, and lists what it lacks', async () => {
  const [lantern, ...others] = rules.symbols;
  await preview({
    ...draft,
    rulesText: ' ',
    symbols: lantern ? [{ ...lantern, name: ' ' }, ...others] : [],
  });
  expect(screen.getByRole('button', { name: 'Spin' })).toBeInTheDocument();
  const [missing] = screen.getAllByRole('list');
  expect(missing).toHaveTextContent('The rules' + 'Names of symbols: L' + 'Images of symbols: F, W, and M');
});

test('does not play an invalid model, and lists its errors', async () => {
  const { asked } = await preview({ ...draft, mathModel: draft.mathModel.replace('"rows":3', '"rows":0') });
  expect(screen.getByText('This version cannot be played: its model is invalid')).toBeInTheDocument();
  expect(screen.getByText('grid.rows')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('reads a draft again whose model was changed meanwhile', async () => {
  const changed = { ...practiceModel, maxWinX: 90 };
  const { outdated } = await preview({
    ...draft,
    mathModel: canonicalJson(changed as unknown as Json),
    mathModelHash: modelHash(changed),
  });
  expect(screen.getByText('This version was changed')).toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Load the version again' }));
  expect(outdated()).toBe(1);
});

test('shows the reason of a refusal', async () => {
  await preview(draft, new Refused('game.missing'));
  expect(screen.getByText('You cannot play this version any more')).toBeInTheDocument();
});
