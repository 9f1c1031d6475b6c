import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StartTestRunInput } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { companyOf } from '../../parts/companies/testing/company';
import { certificateOfRun } from '../../parts/lab/certificates/certificate-text';
import type { ShownRun } from '../../parts/lab/run-requests';
import { giveWorkers } from '../../parts/lab/testing/fake-worker';
import { playedRun } from '../../parts/lab/testing/played-run';
import { runningRun } from '../../parts/lab/testing/running-run';
import { shownTitles } from '../../parts/lists/testing/table-rows';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPages } from '../../platform/open-page';
import { LabHistoryPage } from './lab-history-page';
import { RunPage } from './run-page';

const email = 'maria@studio.test';
const path = '/provider/testlab/History';
const company = companyOf({ owner: email });
const first = playedRun('01A');
const second = playedRun('01B', { seed: 'b0'.repeat(32) });

interface Kept {
  readonly run: ShownRun;
  readonly evidence: { readonly mathModel: string; readonly result: string | null };
}

beforeAll(giveWorkers);
// Charts cannot be drawn in jsdom and log a warning. The tests read their tables.
beforeEach(() => {
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);
});

/** A server that stores runs and returns them newest first. */
const open = async (kept: Kept[], search = '') => {
  const started: StartTestRunInput[] = [];
  const find = (id: unknown) => {
    const found = kept.find(({ run }) => run.id === id);
    if (!found) throw new Refused('run.missing');
    return found;
  };
  const change = (id: unknown, changes: Partial<ShownRun>) => {
    kept = kept.map((one) => (one.run.id === id ? { ...one, run: { ...one.run, ...changes } } : one));
    return find(id).run;
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [company], nextToken: null }),
    listGames: () => ({ items: [{ id: '01G', title: 'Aurora Veil' }], nextToken: null }),
    listTestRuns: ({ filter }) => {
      const { status, gameId } = filter ?? {};
      const runs = kept.map(({ run }) => run);
      const items = runs.filter(
        (run) => (!status || run.status === status) && (!gameId || run.gameId === gameId),
      );
      return { items, nextToken: null };
    },
    getTestRun: ({ id }) => ({ ...find(id).run, ...find(id).evidence }),
    startTestRun: ({ input }) => {
      const asked = input;
      started.push(asked);
      const run = { ...runningRun('01N'), expectedResultHash: asked.expectedResultHash ?? null };
      kept = [{ run, evidence: { ...first.evidence, result: null } }, ...kept];
      return run;
    },
    cancelTestRun: ({ id }) => change(id, { status: 'CANCELLED', endedAt: '2026-11-20T09:02:00Z' }),
  });
  await fake.arrive(email, ['PROVIDERS']);
  const page = openPages(
    { [path]: LabHistoryPage, [routes.TestRun.path]: RunPage },
    fake.platform,
    `${path}${search}`,
  );
  return { ...page, started, change };
};

/** Playing and judging take their time. */
const verified = () => screen.findByText('Verified: identical results');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('links to the lab if the history is empty', async () => {
  await open([]);
  expect(await screen.findByText('No test runs yet')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Open the Test Lab' }))
    expect(link).toHaveAttribute('href', '/provider/testlab');
});

test('filters runs by status and game, and keeps the filters in the address', async () => {
  const ofGame = { ...second, run: { ...second.run, gameId: '01G', versionId: '01V', semver: '1.2.0' } };
  const { here } = await open([first, ofGame, { ...first, run: { ...runningRun('01U'), name: 'slow' } }]);
  expect(await screen.findByText('Aurora Veil 1.2.0')).toBeInTheDocument();
  expect(shownTitles()).toHaveLength(3);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Running');
  expect(await screen.findByText('1 of 2 parts are played.')).toBeInTheDocument();
  await waitFor(() => expect(shownTitles()).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Game'), 'Aurora Veil');
  await waitFor(() => expect(here()).toBe(`${path}?status=RUNNING&game=01G`));
  await press('Clear the filters');
  await waitFor(() => expect(shownTitles()).toHaveLength(3));
});

test('follows a running test until it has ended', async () => {
  const { change } = await open([{ ...first, run: { ...first.run, status: 'RUNNING' } }]);
  expect(await screen.findByText('Running', { selector: 'span' })).toBeInTheDocument();
  change('01A', { status: 'PASSED' });
  expect(await screen.findByText('Passed', { selector: 'span' })).toBeInTheDocument();
});

test('shows verdict, exact and simulated figures of a run, and the values to repeat it', async () => {
  await open([first], '/01A');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Test run of six symbols/ }),
  ).toBeInTheDocument();
  const metrics = within(await screen.findByRole('table', { name: 'Figures of the run' }));
  await waitFor(() =>
    expect(metrics.getByRole('row', { name: /^RTP/ })).toHaveTextContent(/^RTP94\.9074%9\d\.\d{4}%$/),
  );
  expect(screen.getByText('205/216')).toBeInTheDocument();
  expect(screen.getByText(first.run.seed)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem')).toHaveLength(
    first.run.checks.length,
  );
  expect(screen.getByRole('button', { name: 'Print the report' })).toBeInTheDocument();
});

test('cancels a running test', async () => {
  await open([{ run: runningRun('01U'), evidence: { ...first.evidence, result: null } }], '/01U');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the run' }));
  expect(await screen.findByText('The run was cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows runs of other users, but does not offer to cancel them', async () => {
  const run = { ...runningRun('01U'), owner: 'admin@novalink.test' };
  await open([{ run, evidence: { ...first.evidence, result: null } }], '/01U');
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel the run' })).not.toBeInTheDocument();
});

test('repeats a run with the same seed and result, or with a new seed of the server', async () => {
  const { started, here, change } = await open([first], '/01A');
  await userEvent.click(await screen.findByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(here()).toBe(`${path}/01N`));
  const { seed, resultHash } = first.run;
  expect(started[0]).toEqual({
    mathModel: first.evidence.mathModel,
    mode: 'base',
    rounds: 20_000,
    seed,
    expectedResultHash: resultHash,
  });
  change('01N', { status: 'PASSED', resultHash });
  expect(await screen.findByText('Repeated with an identical result')).toBeInTheDocument();
  change('01N', { resultHash: '0'.repeat(64) });
  await press('Run with another seed');
  await waitFor(() => expect(started).toHaveLength(2));
  expect(started[1]).toEqual({ mathModel: first.evidence.mathModel, mode: 'base', rounds: 20_000 });
});

test('downloads a certificate and verifies it in this browser', async () => {
  const files = savedFiles();
  await open([first], '/01A');
  await userEvent.click(await screen.findByRole('button', { name: 'Download the certificate' }));
  expect(files[0]?.name).toBe('certificate-six-symbols-on-three-reels-01a.json');
  expect(await files[0]?.text()).toBe(certificateOfRun(first.run, first.evidence));
  await press('Verify in this browser');
  expect(await verified()).toBeInTheDocument();
});

test('shows where a result differs from its seed', async () => {
  const { resultHash } = second.run;
  const result = second.evidence.result.replace(second.run.seed, first.run.seed);
  await open([{ run: { ...first.run, resultHash }, evidence: { ...first.evidence, result } }], '/01A');
  await userEvent.click(await screen.findByRole('button', { name: 'Verify in this browser' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('resultHash')).toBeInTheDocument();
});

test('compares two runs side by side', async () => {
  await open([first, second]);
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('link', { name: 'Compare runs' }));
  expect(await screen.findByText(/The runs differ in: the seed/)).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Figures of the two runs' }));
  expect(table.getByRole('row', { name: /^Exact RTP/ })).toHaveTextContent('94.9074%94.9074%');
  await userEvent.click(screen.getByText(/^Where the results differ/));
  expect(screen.getByText('result.seed')).toBeInTheDocument();
});

const certificate = certificateOfRun(first.run, first.evidence) ?? '';
const choose = async (text: string) => {
  const file = new File([text], 'theirs.json', { type: 'application/json' });
  // jsdom's files have no `text()`.
  Object.assign(file, { text: () => Promise.resolve(text) });
  await userEvent.upload(await screen.findByLabelText(/^Choose a certificate/), file);
};

test('reads and repeats a certificate of another user', async () => {
  await open([], '?verify');
  await choose(certificate);
  await userEvent.click(await screen.findByRole('button', { name: 'Verify in this browser' }));
  expect(await verified()).toBeInTheDocument();
});

test.each([
  ['no JSON', 'nonsense', 'certificate'],
  ['another model', certificate.replace('"maxWinX":20', '"maxWinX":21'), 'mathModelHash'],
  ['a seed of 63 digits', certificate.replaceAll('5e'.repeat(32), `5${'e5'.repeat(31)}`), 'seed'],
  ['another engine', certificate.replaceAll('novalink-lab/1', 'novalink-lab/0'), 'engine'],
])('shows the error of a changed certificate before playing: %s', async (_what, text, fault) => {
  await open([], '?verify');
  await choose(text);
  expect(within(await screen.findByRole('alert')).getAllByText(fault).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Verify in this browser' })).not.toBeInTheDocument();
});

test('shows that a run does not exist', async () => {
  await open([], '/01Z');
  expect(
    await screen.findByText('This test run does not exist, or you do not have access to it.'),
  ).toBeInTheDocument();
});
