import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StartTestRunInput } from '#domain/generated/types';
import { modelHash } from '#domain/slots/model-hash';
import type { MathModel } from '#domain/slots/math-model';
import { giveWorkers, takeWorkersAway } from '../../parts/lab/testing/fake-worker';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused, Unreachable } from '../../platform/faults';
import { openPage } from '../../platform/open-page';
import { LabPage } from './lab-page';

const email = 'maria@studio.test';
const at = '2026-11-20T09:00:00Z';

/** One reel, two symbols: A pays 2 on a bet of 1, so that exactly the half of 2 comes back. */
const coin: MathModel = {
  schema: 'novalink.math/1',
  name: 'coin',
  grid: { reels: 1, rows: 1 },
  symbols: [{ id: 'A' }, { id: 'B' }],
  reelSets: { base: [['A', 'B']] },
  modes: [{ id: 'base', cost: 1, reelSet: 'base' }],
  evaluation: { kind: 'LINES', lines: [[0]], direction: 'LTR', payRule: 'HIGHEST_PER_LINE' },
  paytable: { A: { 1: 2 } },
  maxWinX: 2,
  declared: { rtp: '1.000000', maxWinX: 2 },
};
const json = JSON.stringify(coin);

const version = {
  id: '01V',
  gameId: '01G',
  semver: '1.2.0',
  status: 'DRAFT',
  mathModel: json,
  mathModelHash: modelHash(coin),
  declaredRtp: '1.0',
  declaredMaxWinX: 2,
};

const run = {
  id: '01R',
  name: 'coin',
  gameId: null,
  versionId: null,
  semver: null,
  mathModelHash: modelHash(coin),
  mode: 'base',
  seed: 'ab'.repeat(32),
  rounds: 10_000,
  declaredRtp: '1.000000',
  declaredMaxWinX: 2,
  status: 'QUEUED',
  shards: 1,
  shardsDone: 0,
  deadline: at,
  engine: 'novalink-lab/1',
  ruleSet: 'ruleset/1',
  expectedResultHash: null,
  rtp: null,
  rtpFraction: null,
  hit: null,
  maxWinX: null,
  sd: null,
  volatility: null,
  simulatedRtp: null,
  halfWidth: null,
  checks: [],
  resultHash: null,
  createdAt: at,
  endedAt: null,
};

type Server = (input: StartTestRunInput) => object;

/** What the server makes of a run that it repeats: it came to the same. */
const repeats: Server = ({ expectedResultHash }) => ({ status: 'PASSED', resultHash: expectedResultHash });

const open = async (path = '/provider/testlab', server: Server = repeats) => {
  const asked: StartTestRunInput[] = [];
  const fake = fakePlatform({
    getGameVersion: () => version,
    listCompanies: () => ({
      items: [{ id: '01C', name: 'Studio', kind: 'PROVIDER', status: 'APPROVED', owner: email }],
      nextToken: null,
    }),
    listGames: () => ({ items: [{ id: '01G', title: 'Aurora Veil' }] }),
    getGame: () => ({ title: 'Aurora Veil', versions: { items: [version] } }),
    startTestRun: ({ input }) => {
      asked.push(input as StartTestRunInput);
      return { ...run, ...server(input as StartTestRunInput) };
    },
    getTestRun: () => ({ ...run, ...server(asked.at(-1) ?? { rounds: 0 }) }),
    cancelTestRun: () => ({ ...run, status: 'CANCELLED' }),
  });
  await fake.arrive(email, ['PROVIDERS']);
  return { ...openPage(LabPage, fake.platform, path), asked };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paste = async (text: string) => {
  const field = await screen.findByLabelText('Math model');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const ownRounds = async (rounds: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: /Your own number/ }));
  await userEvent.type(screen.getByLabelText('Number of rounds'), rounds);
};

// Jest links modules one import at a time.
beforeAll(async () => {
  await import('./model-lab');
  await import('./model-bench');
  await import('./version-lab');
  await import('#domain/lab/examples/example-models');
});

beforeEach(() => {
  localStorage.clear();
  giveWorkers();
});

test('an empty lab says what to do, and an example is there at a press', async () => {
  await open();
  expect(await screen.findByText('No model yet')).toBeInTheDocument();
  const use = await screen.findByRole('button', { name: 'Use it' });
  await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(use);
  await waitFor(() => expect(screen.getByLabelText('Math model')).not.toHaveValue(''));
  expect(await screen.findByRole('heading', { name: 'Exact figures' })).toBeInTheDocument();
});

test('a model shows its exact figures as soon as it is without a fault', async () => {
  await open();
  await paste(json);
  expect(await screen.findByText('Low volatility')).toBeInTheDocument();
  const figures = within(screen.getByRole('table', { name: 'Exact figures' }));
  expect(figures.getByRole('row', { name: /^RTP 100/ })).toBeInTheDocument();
  expect(screen.getByText(modelHash(coin))).toBeInTheDocument();
});

test('a fault leads to its place in the text', async () => {
  await open();
  await paste(json.replace('["A","B"]', '["A","Q"]'));
  await userEvent.click(await screen.findByRole('button', { name: 'reelSets.base[0][1]' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Math model');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('"Q"');
});

test('what is typed is there again, for the same person alone', async () => {
  const first = await open();
  await paste('{ "half": ');
  expect(await screen.findByText(/not JSON at line 1, column 11/)).toBeInTheDocument();
  expect(first.here()).toBe('/provider/testlab');
  expect(localStorage.getItem(`novalink.lab.model.${email}`)).toContain('half');
});

test('a file takes the place of what was typed, which can be brought back', async () => {
  await open();
  await paste('what was typed');
  await userEvent.upload(
    screen.getByLabelText(/Choose a model/),
    // jsdom's files cannot be read as text.
    Object.assign(new File([json], 'coin.json', { type: 'application/json' }), {
      text: () => Promise.resolve(json),
    }),
  );
  await waitFor(() => expect(screen.getByLabelText('Math model')).toHaveValue(json));
  await press('Bring back the model before');
  expect(screen.getByLabelText('Math model')).toHaveValue('what was typed');
});

test('a file that is too large is not taken', async () => {
  await open();
  await paste('what was typed');
  const large = new File([' '.repeat(80_000)], 'large.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText(/Choose a model/), large);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'large.json has 78 kB; a model has at most 64 kB.',
  );
  expect(screen.getByLabelText('Math model')).toHaveValue('what was typed');
});

test('a run in the browser is judged, and kept once the server has repeated it', async () => {
  const { asked } = await open();
  await paste(json);
  await ownRounds('20000');
  await press('Run in this browser');
  expect(await screen.findByText('Kept in your history', {}, { timeout: 20_000 })).toBeInTheDocument();
  const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
  expect(verdict.getByRole('list', { name: 'Rules' })).toBeInTheDocument();
  expect(asked).toEqual([
    {
      mathModel: expect.stringContaining('"name":"coin"'),
      mode: 'base',
      rounds: 20_000,
      seed: expect.stringMatching(/^[\da-f]{64}$/),
      expectedResultHash: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ]);
});

test('a server that came to something else is told in red, with both hashes', async () => {
  await open('/provider/testlab', () => ({ status: 'FAILED', resultHash: 'c0ffee' }));
  await paste(json);
  await ownRounds('10000');
  await press('Run in this browser');
  expect(await screen.findByText('The server came to another result', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('The server: c0ffee')).toBeInTheDocument();
});

test('a run that could not be kept stays on the page, and is offered again', async () => {
  let isReachable = false;
  await open('/provider/testlab', (input) => {
    if (!isReachable) throw new Unreachable('offline');
    return repeats(input);
  });
  await paste(json);
  await ownRounds('10000');
  await press('Run in this browser');
  expect(await screen.findByText('Not kept yet', {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Verdict' })).toBeInTheDocument();
  isReachable = true;
  await press('Try again');
  expect(await screen.findByText('Kept in your history')).toBeInTheDocument();
});

test('a run under way is paused, taken up and cancelled', async () => {
  const { asked } = await open();
  await paste(json);
  await ownRounds('100000000');
  await press('Run in this browser');
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused.')).toBeInTheDocument();
  await press('Go on');
  await press('Cancel');
  expect(screen.getByText('Cancelled.')).toBeInTheDocument();
  expect(screen.getByText('A run that was cancelled is not kept.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run in this browser' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('nothing is run with a seed or a number that is none', async () => {
  const { asked } = await open();
  await paste(json);
  await ownRounds('12');
  const seed = screen.getByLabelText('Seed');
  await userEvent.clear(seed);
  await userEvent.type(seed, 'abc');
  await press('Run on the server');
  expect(screen.getByText(/this one has 3/)).toBeInTheDocument();
  expect(screen.getByText(/Enter a whole number from 10,000/)).toBeInTheDocument();
  expect(screen.getByLabelText('Number of rounds')).toHaveFocus();
  expect(asked).toEqual([]);
  await press('Draw another');
  expect(screen.getByLabelText<HTMLInputElement>('Seed').value).toMatch(/^[\da-f]{64}$/);
});

test('a run on the server is followed, and can be stopped', async () => {
  const { asked } = await open('/provider/testlab', () => ({ status: 'RUNNING', shards: 4, shardsDone: 1 }));
  await paste(json);
  await screen.findByRole('radio', { name: /Standard/ });
  await press('Run on the server');
  expect(await screen.findByText(/1 of 4 parts are done/)).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ rounds: 1_000_000, mode: 'base' });
  await press('Cancel the run');
  expect(await screen.findByText('The run was cancelled.')).toBeInTheDocument();
});

test('a refused run says why', async () => {
  await open('/provider/testlab', () => {
    throw new Refused('run.mode-unknown');
  });
  await paste(json);
  await screen.findByRole('radio', { name: /Standard/ });
  await press('Run on the server');
  expect(screen.queryByRole('heading', { name: 'Run on the server' })).not.toBeInTheDocument();
});

test('a version is run for itself; a copy of its model is edited in the lab', async () => {
  const { asked, here } = await open('/provider/testlab?game=01G&version=01V');
  expect(await screen.findByRole('heading', { name: 'Run for version 1.2.0' })).toBeInTheDocument();
  await press('Run on the server');
  await waitFor(() =>
    expect(asked[0]).toMatchObject({ gameId: '01G', versionId: '01V', rounds: 10_000_000 }),
  );
  await press('Edit a copy');
  await waitFor(() => expect(here()).toBe('/provider/testlab'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Math model').value).toContain('"name": "coin"');
});

test('one’s own versions are a choice away', async () => {
  const { here } = await open();
  await userEvent.click(await screen.findByText('One of your versions'));
  await userEvent.selectOptions(await screen.findByLabelText('Game'), 'Aurora Veil');
  await userEvent.selectOptions(await screen.findByLabelText('Version'), '1.2.0 – Draft');
  expect(here()).toBe('/provider/testlab?game=01G&version=01V');
});

test('an engine that does not come is said, and what was typed stays', async () => {
  takeWorkersAway();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await paste(json);
  expect(await screen.findByText(/The test engine could not be loaded/)).toBeInTheDocument();
  expect(screen.getByLabelText('Math model')).toHaveValue(json);
  error.mockRestore();
});
