import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/faults';
import { openPage } from '../../platform/open-page';
import { ProviderGamesPage } from './provider-games-page';

const email = 'maria@studio.test';
const at = '2026-11-20T09:00:00Z';
const company = { id: '01C', name: 'Aurora Reels', kind: 'PROVIDER', status: 'APPROVED', owner: email };

/** One reel, two symbols: A pays 2 on a bet of 1, so that exactly the half of 2 comes back. */
const model = JSON.stringify({
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
});

const game = {
  id: '01G',
  companyId: company.id,
  companyName: company.name,
  code: 'aurora-veil',
  title: 'Aurora Veil',
  type: 'SLOT',
  description: null,
  tags: [],
  thumbnailKey: null,
  images: [],
  languages: ['en'],
  restrictedCountries: [],
  status: 'DRAFT',
  offered: false,
  live: null,
  reviewNote: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

interface Start {
  readonly game?: object;
  readonly version?: object;
  readonly company?: object;
  readonly runs?: object[];
}

/** A server with one company; it keeps one game and one version, each moved on from the version that was seen. */
const open = async (path: string, start: Start = {}) => {
  let kept: Record<string, unknown> = { ...game, ...start.game };
  let version: Record<string, unknown> | null = start.version ? { ...draft, ...start.version } : null;
  let runs: object[] = start.runs ?? [];
  const step = (status: string) => () => {
    version = { ...version, status, version: Number(version?.version) + 1 };
    return version;
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [{ ...company, ...start.company }], nextToken: null }),
    listGames: () => ({ items: start.game ? [kept] : [], nextToken: null }),
    getGame: () => ({
      ...kept,
      versions: { items: version ? [version] : [], nextToken: null },
      history: { items: [], nextToken: null },
    }),
    createGame: ({ input }) => {
      const given = input as { code: string };
      if (given.code === 'taken') throw new Refused('game.code-taken', { code: 'taken' });
      kept = { ...game, ...given };
      return kept;
    },
    updateGame: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== kept.version) throw new Refused('game.stale');
      kept = { ...kept, ...changes, version: kept.version + 1 };
      return kept;
    },
    getGameVersion: () => version,
    createGameVersion: ({ input }) => {
      version = { ...draft, ...(input as object) };
      return version;
    },
    updateGameVersion: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== version?.version) throw new Refused('version.stale');
      version = { ...version, ...changes, version: expectedVersion + 1 };
      return version;
    },
    startTestRun: () => {
      runs = [{ ...run, status: 'QUEUED' }];
      return runs[0];
    },
    listTestRuns: () => ({ items: runs, nextToken: null }),
    submitGameVersion: step('IN_REVIEW'),
    publishGameVersion: step('LIVE'),
  });
  await fake.arrive(email, ['PROVIDERS']);
  const page = openPage(ProviderGamesPage, fake.platform, path);
  return {
    ...page,
    game: () => kept,
    version: () => version,
    theRunEnds: (ended: object, tested: object) => {
      runs = [{ ...run, ...ended }];
      version = { ...version, ...tested, testRun: runs[0] };
    },
    somebodyElseSaves: (changes: object) => {
      kept = { ...kept, ...changes, version: Number(kept.version) + 1 };
    },
    somebodyElseSavesTheVersion: (changes: object) => {
      version = { ...version, ...changes, version: Number(version?.version) + 1 };
    },
  };
};

const draft = {
  id: '01V',
  gameId: '01G',
  companyId: '01C',
  semver: '1.0.0',
  mathModel: model,
  mathModelHash: 'abc',
  declaredRtp: '1.0',
  declaredMaxWinX: 2,
  volatility: null,
  features: [],
  betLevels: [1],
  minBet: 1,
  maxBet: 1,
  rulesText: 'A pays twice the bet.',
  changelog: null,
  symbols: [],
  certifiedRunId: null,
  testRun: null,
  status: 'DRAFT',
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

const run = {
  id: '01R',
  name: 'coin',
  gameId: '01G',
  versionId: '01V',
  semver: '1.0.0',
  mathModelHash: 'abc',
  mode: 'base',
  seed: 'a'.repeat(64),
  rounds: 10_000_000,
  declaredRtp: '1.0',
  declaredMaxWinX: 2,
  status: 'QUEUED',
  shards: 3,
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an empty list says what to do next', async () => {
  await open('/provider/Games');
  expect(await screen.findByText('No games yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your first game' })).toHaveAttribute(
    'href',
    '/provider/Games?create',
  );
});

test('a game is created, and a code that is taken keeps what was typed', async () => {
  const { game: kept, here } = await open('/provider/Games?create');
  await userEvent.type(await screen.findByLabelText('Code'), 'Bad Code');
  await userEvent.type(screen.getByLabelText('Title'), 'Aurora Veil');
  await press('Create the game');
  expect(await screen.findByText('Invalid format')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), 'taken');
  await press('Create the game');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Aurora Veil');
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), 'aurora-veil');
  await press('Create the game');
  await waitFor(() => expect(here()).toBe('/provider/Games?game=01G'));
  expect(kept()).toMatchObject({ code: 'aurora-veil', title: 'Aurora Veil', languages: ['en'] });
});

test('details are saved against the version that was read; a conflict shows and is the person’s to decide', async () => {
  const { game: kept, somebodyElseSaves } = await open('/provider/Games?game=01G', { game: {} });
  await userEvent.type(await screen.findByLabelText(/^Tags/), 'lights, north');
  somebodyElseSaves({ title: 'Aurora Nights' });
  await press('Save the game');
  expect(await screen.findByText('Aurora Nights')).toBeInTheDocument();
  await press('Save the game');
  await waitFor(() => expect(kept()).toMatchObject({ tags: ['lights', 'north'], version: 3 }));
});

test('a model’s faults show by their path while it is typed, and faces follow its symbols', async () => {
  const { version } = await open('/provider/Games?game=01G&version=new', { game: {} });
  const field = await screen.findByLabelText('Math model');
  await userEvent.click(field);
  await userEvent.paste(model.replace('["A","B"]', '["A","Q"]'));
  expect(await screen.findByText('reelSets.base[0][1]')).toBeInTheDocument();
  expect(screen.getByText(/unknown symbol Q/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.paste(model);
  expect(await screen.findByText('Exact RTP 100.0000%')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name of A'), 'Aurora');
  await userEvent.type(screen.getByLabelText('Name of B'), 'Night');
  await userEvent.type(screen.getByLabelText('Bets'), '1, 5');
  await userEvent.type(screen.getByLabelText('Declared RTP'), '1.0');
  await userEvent.type(screen.getByLabelText('Declared highest win'), '2');
  await userEvent.type(screen.getByLabelText('Rules'), 'A pays twice the bet.');
  await press('Save as a draft');
  await waitFor(() =>
    expect(version()).toMatchObject({
      betLevels: [1, 5],
      declaredMaxWinX: 2,
      symbols: [
        { symbol: 'A', name: 'Aurora' },
        { symbol: 'B', name: 'Night' },
      ],
    }),
  );
});

test('a version is tested on the server, sent in, and later goes live after a question', async () => {
  const { version, theRunEnds } = await open('/provider/Games?game=01G&version=01V', {
    game: {},
    version: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Run the test' }));
  expect(await screen.findByText('10,000,000 rounds wait for the server.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Run the test' })).not.toBeInTheDocument();
  theRunEnds(
    { status: 'PASSED', rtp: '0.950000', simulatedRtp: '0.950113', halfWidth: '0.000512', endedAt: at },
    { status: 'TESTED', certifiedRunId: '01R' },
  );
  const report = within(await screen.findByRole('region', { name: 'Last test run' }, { timeout: 5000 }));
  expect(report.getByText('95.0113% ± 0.0512 in 10,000,000 rounds')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^This run/ })).toHaveAttribute(
    'href',
    '/provider/testlab/History?run=01R',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send in for review' }));
  expect(await screen.findByText(/An admin looks at it/)).toBeInTheDocument();
  expect(version()?.status).toBe('IN_REVIEW');
  expect(screen.getByLabelText('Math model')).toHaveAttribute('readonly');
});

test('a run that has been cancelled leaves no figures, and the test can be run again', async () => {
  await open('/provider/Games?game=01G&version=01V', {
    game: {},
    version: { testRun: { ...run, status: 'CANCELLED', endedAt: at } },
  });
  expect(await screen.findByText('The run was cancelled.')).toBeInTheDocument();
  expect(screen.queryByText('Exact RTP')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run the test' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in the Test Lab' })).toHaveAttribute(
    'href',
    '/provider/testlab?game=01G&version=01V',
  );
});

test('an approved version goes live once its provider says so', async () => {
  const { version } = await open('/provider/Games?game=01G&version=01V', {
    game: {},
    version: { status: 'APPROVED' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go live with 1.0.0?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(version()?.status).toBe('LIVE'));
});

const versionPath = '/provider/Games?game=01G&version=01V';
const faces = [
  { symbol: 'A', name: 'Aurora', imageKey: null },
  { symbol: 'B', name: 'Night', imageKey: null },
];

test('a version that somebody else saved keeps what is typed, shows theirs, and leaves the decision', async () => {
  const { version, somebodyElseSavesTheVersion } = await open(versionPath, {
    game: {},
    version: { symbols: faces },
  });
  await userEvent.type(await screen.findByLabelText(/^What is new/), 'Brighter lights');
  somebodyElseSavesTheVersion({ rulesText: 'A pays two for one.' });
  await press('Save the version');
  expect(await screen.findByText('Saved by somebody else meanwhile')).toBeInTheDocument();
  expect(screen.getByText('A pays two for one.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^What is new/)).toHaveValue('Brighter lights');
  await press('Save the version');
  await waitFor(() =>
    expect(version()).toMatchObject({ changelog: 'Brighter lights', rulesText: 'A pays twice the bet.' }),
  );
});

test('what somebody else saved can be taken over instead', async () => {
  const { somebodyElseSavesTheVersion } = await open(versionPath, { game: {}, version: { symbols: faces } });
  await userEvent.type(await screen.findByLabelText(/^What is new/), 'Brighter lights');
  somebodyElseSavesTheVersion({ rulesText: 'A pays two for one.' });
  await press('Save the version');
  await userEvent.click(await screen.findByRole('button', { name: 'Use what was saved' }));
  expect(screen.getByLabelText('Rules')).toHaveValue('A pays two for one.');
  expect(screen.getByLabelText(/^What is new/)).toHaveValue('');
});

test('a version with unsaved work is not sent in, and is not left without a question', async () => {
  const { version, here } = await open(versionPath, {
    game: {},
    version: { symbols: faces, status: 'TESTED' },
  });
  await userEvent.type(await screen.findByLabelText(/^What is new/), 'Brighter lights');
  await press('Send in for review');
  expect(version()?.status).toBe('TESTED');
  await userEvent.click(screen.getByRole('link', { name: 'Aurora Veil' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(here()).toBe(versionPath);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(here()).toBe('/provider/Games?game=01G'));
});

test('a suspended company is told so and creates nothing', async () => {
  await open('/provider/Games?create', { company: { status: 'SUSPENDED' } });
  expect(await screen.findByText('Your company is suspended')).toBeInTheDocument();
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('a closed company is told so', async () => {
  await open('/provider/Games', { company: { status: 'CLOSED' } });
  expect(await screen.findByText('Your company is closed')).toBeInTheDocument();
});
