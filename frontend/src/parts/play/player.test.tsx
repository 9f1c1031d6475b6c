import { beforeEach, expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DemoRound } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { Unreachable } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { Player } from './player';
import { practiceGame, practiceModel, practiceServer } from '../reels/testing/practice-game';
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

/** A model without free spins, so that rounds are short. */
const shortModel = { ...practiceModel, features: [] };

/** A player whose server can change its responses. */
const startGameSession = async ({
  isOfAge = true,
  meddle = (play: () => DemoRound) => play(),
  model = shortModel,
} = {}) => {
  const server = practiceServer(model);
  let confirmedAt = isOfAge ? '2026-11-20T09:00:00Z' : null;
  const fake = fakePlatform({
    getAgeConfirmation: () => (confirmedAt === null ? null : { confirmedAt }),
    confirmAge: () => {
      confirmedAt = '2026-11-21T09:00:00Z';
      return { confirmedAt };
    },
    startDemoSession: () => server.start(),
    playDemoRound: ({ input }) => meddle(() => server.play(input)),
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  let left = 0;
  const Page = () => (
    <Player game={practiceGame(model)} onLeave={() => (left += 1)} onOutdated={() => undefined} />
  );
  openPage(Page, fake.platform, '/games/1');
  await pass(50);
  return { server, left: () => left, isConfirmed: () => confirmedAt !== null };
};

const spin = async () => {
  await user().click(screen.getByRole('button', { name: 'Spin' }));
  await pass(3000);
};
const metric = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('requires an age confirmation, with a link back', async () => {
  const { left, isConfirmed } = await startGameSession({ isOfAge: false });
  expect(screen.queryByRole('button', { name: 'Spin' })).not.toBeInTheDocument();
  await user().click(await screen.findByRole('button', { name: 'Go back' }));
  expect(left()).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(isConfirmed()).toBe(false);
  await user().click(screen.getByRole('button', { name: 'I am 18 or older' }));
  await pass(50);
  expect(isConfirmed()).toBe(true);
  expect(screen.getByRole('button', { name: 'Spin' })).toBeInTheDocument();
});

test('plays a round by keyboard, announces it, updates the balance and delays the next', async () => {
  const { server } = await startGameSession();
  await user().click(screen.getByRole('button', { name: 'Raise the bet' }));
  screen.getByRole('button', { name: 'Spin' }).focus();
  await user().keyboard(' ');
  await pass(1000);
  await user().keyboard('{Enter}');
  await pass(3000);
  expect(server.played.size).toBe(1);
  const [round] = server.played.values();
  const balance = (10_000 - 20 + (round?.win ?? 0)).toLocaleString('en');
  expect(metric('Balance')).toBe(balance);
  expect(screen.getByText(/^You bet 20\. Reels show reel 1: .*Balance/)).toHaveTextContent(
    `Balance ${balance}.`,
  );
  expect(screen.getByText('Practice coins have no value', { exact: false })).toBeInTheDocument();
});

test('does not celebrate a return of at most the bet', async () => {
  // Every line pays a tenth of the bet.
  const meagre = {
    ...practiceModel,
    paytable: { L: { '1': 1 }, F: { '1': 1 }, W: { '1': 1 } },
    features: [],
  };
  await startGameSession({ model: meagre });
  await spin();
  expect(screen.getByText(/of your 10 came back\./, { selector: 'p:not(.sr-only)' })).not.toHaveClass(
    'text-accent',
  );
  expect(document.querySelectorAll('svg circle')).toHaveLength(0);
});

test('shows and announces each winning line', async () => {
  const generous = {
    ...practiceModel,
    paytable: { L: { '1': 30 }, F: { '1': 30 }, W: { '1': 30 } },
    features: [],
  };
  await startGameSession({ model: generous });
  await spin();
  const wins = within(screen.getByRole('list', { name: 'Wins of this spin' })).getAllByRole('listitem');
  expect(wins.length).toBeGreaterThan(0);
  expect(document.querySelectorAll('svg circle')).toHaveLength(wins.length);
});

test('shows the verification of any round item by item', async () => {
  const { server } = await startGameSession();
  await user().clear(screen.getByLabelText('Your seed'));
  await user().type(screen.getByLabelText('Your seed'), 'my own');
  await spin();
  await user().click(screen.getByRole('button', { name: 'Verify round' }));
  expect(screen.getByText('Verified: all values match.')).toBeInTheDocument();
  const rounds = within(screen.getByRole('list', { name: 'Your last rounds' }));
  expect(rounds.getByText('Commitment: equal')).toBeInTheDocument();
  expect(rounds.getAllByText('my own')).toHaveLength(2);
  expect(server.played.get(0)?.clientSeed).toBe('my own');
  expect(rounds.getByRole('button', { name: 'Download the proof' })).toBeVisible();
});

test('shows an error for an invalid seed at its field', async () => {
  const { server } = await startGameSession();
  await user().clear(screen.getByLabelText('Your seed'));
  await user().type(screen.getByLabelText('Your seed'), 'größe');
  expect(screen.getByLabelText('Your seed')).toBeInvalid();
  await spin();
  expect(server.played.size).toBe(0);
});

test('reports a response that cannot be verified, and stops play', async () => {
  const { server } = await startGameSession({ meddle: (play) => ({ ...play(), win: 990 }) });
  await spin();
  expect(screen.getByRole('alert')).toHaveTextContent('Verification failed – the game has stopped');
  expect(screen.getByRole('alert')).toHaveTextContent('Win: received 990');
  await spin();
  expect(server.played.size).toBe(1);
});

test('requests a lost response again', async () => {
  let failures = 1;
  const { server } = await startGameSession({
    meddle: (play) => {
      const answer = play();
      if (failures-- > 0) throw new Unreachable('The line is dead.');
      return answer;
    },
  });
  await spin();
  expect(screen.getByRole('alert')).toHaveTextContent('Could not reach NovaLink.');
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await pass(3000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.played.size).toBe(1);
  expect(screen.getByText('Round 1')).toBeInTheDocument();
});

test('opens paytable and rules with one press', async () => {
  await startGameSession();
  await user().click(screen.getByRole('button', { name: /Paytable and rules/i }));
  const dialog = within(screen.getByRole('dialog', { name: 'Amber Evening: paytable and rules' }));
  expect(await dialog.findByText('96.25%')).toBeInTheDocument();
  expect(dialog.getByRole('list', { name: 'Pays' })).toHaveTextContent('Amber lantern3 ×40');
  expect(dialog.getByRole('img', { name: 'Line 2: rows 1, 1, 1' })).toBeInTheDocument();
  expect(
    dialog.getByText('Wild water is wild: it substitutes for every symbol except Moon.'),
  ).toBeInTheDocument();
  expect(dialog.getByText('Three lanterns on a line pay.')).toBeInTheDocument();
});
