import { beforeEach, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { giveWorkers } from '../../parts/lab/testing/fake-worker';
import { at, model, openGames, press, run } from '../games/testing/open-games';

const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

beforeEach(giveWorkers);

test('shows errors of a model with their path, and uses its symbols and figures', async () => {
  const { version } = await openGames('/provider/Games/01G/new-version', { game: {} });
  const field = await screen.findByLabelText('Math model');
  await userEvent.click(field);
  await userEvent.paste(model.replace('["HEADS","TAILS"]', '["HEADS","Q"]'));
  expect(await screen.findByText('reelSets.base[0][1]')).toBeInTheDocument();
  expect(screen.getByText(/unknown symbol Q/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.paste(model);
  expect(await screen.findByText('Exact RTP 100.0000%')).toBeInTheDocument();
  await retype('Name of HEADS', 'Aurora');
  await retype('Name of TAILS', 'Night');
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove 10' }));
  await userEvent.type(screen.getByLabelText('Rules'), 'A pays twice the bet.');
  await press('Save as a draft');
  await waitFor(() =>
    expect(version()).toMatchObject({
      betLevels: [1, 5],
      declaredRtp: '1.0000',
      declaredMaxWinX: 2,
      symbols: [
        { symbol: 'HEADS', name: 'Aurora' },
        { symbol: 'TAILS', name: 'Night' },
      ],
    }),
  );
});

test('tests a version on the server, submits it, and publishes it after a confirmation', async () => {
  const { version, theRunEnds } = await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Run the test' }));
  expect(await screen.findByText('10,000,000 rounds are waiting for the server.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Run the test' })).not.toBeInTheDocument();
  theRunEnds(
    { status: 'PASSED', rtp: '0.950000', simulatedRtp: '0.950113', halfWidth: '0.000512', endedAt: at },
    { status: 'TESTED', certifiedRunId: '01R' },
  );
  const report = within(await screen.findByRole('region', { name: 'Last test run' }));
  expect(report.getByText('95.0113% ± 0.0512 in 10,000,000 rounds')).toBeInTheDocument();
  await userEvent.click(report.getByRole('link', { name: 'Open the report' }));
  expect(await screen.findByRole('link', { name: /^This run/ })).toHaveAttribute(
    'href',
    '/provider/testlab/History/01R',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/An admin is reviewing it/)).toBeInTheDocument();
  expect(version()?.status).toBe('IN_REVIEW');
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Model' }));
  expect(screen.getByLabelText('Math model')).toHaveAttribute('readonly');
});

test('warns before the submission if the rules promise a feature that the model lacks', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'TESTED', rulesText: 'Three wilds win the jackpot.' },
  });
  expect(await screen.findByText(/^The rules mention wild symbols and a jackpot,/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
});

test('saves a draft without rules, and lists what is missing', async () => {
  const { version } = await openGames('/provider/Games/01G/new-version', { game: {} });
  await userEvent.click(await screen.findByLabelText('Math model'));
  await userEvent.paste(model);
  await press('Save as a draft');
  const conditions = within(await screen.findByRole('list', { name: 'Requirements' }));
  expect(version()).toMatchObject({ status: 'DRAFT', rulesText: '' });
  expect(conditions.getByText('Every symbol has a name.')).toBeInTheDocument();
  const rules = conditions.getByText('The version has rules.').closest('li');
  expect(within(rules as HTMLElement).getByRole('img', { name: 'missing' })).toBeInTheDocument();
});

test('does not submit a tested version without symbol names', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'TESTED', symbols: [] },
  });
  expect(await screen.findByText('Every symbol has a name; without one: HEADS, TAILS.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
});

test('withdraws a version after a confirmation', async () => {
  const { version } = await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'IN_REVIEW' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw version 1.0.0?' }));
  expect(version()?.status).toBe('IN_REVIEW');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeEnabled();
  expect(version()?.status).toBe('TESTED');
});

test('shows what an approved version needs to go live, with links', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
    game: { thumbnailKey: null },
    version: { status: 'APPROVED' },
    readiness: { compliance: { status: 'EXPIRED' } },
  });
  const conditions = within(await screen.findByRole('list', { name: 'Requirements' }));
  await waitFor(() => expect(conditions.getAllByRole('img', { name: 'missing' })).toHaveLength(2));
  expect(conditions.getByRole('link', { name: 'Open the compliance profile' })).toHaveAttribute(
    'href',
    '/Compliance',
  );
  expect(conditions.getByRole('link', { name: 'Choose a thumbnail' })).toHaveAttribute(
    'href',
    '/provider/Games/01G?tab=details',
  );
  const goLive = screen.getByRole('button', { name: 'Go live' });
  expect(goLive).toBeDisabled();
  expect(goLive).toHaveAccessibleDescription(expect.stringContaining('Before you can go live'));
});

test('publishes an approved version of a ready company after a confirmation', async () => {
  await openGames('/provider/Games/01G/versions/01V', { game: {}, version: { status: 'APPROVED' } });
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeEnabled();
  expect(screen.queryByText('Before you can go live')).not.toBeInTheDocument();
});

test('shows no figures of a cancelled run, and offers another one', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
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

test('publishes an approved version at the provider’s request', async () => {
  const { version } = await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'APPROVED' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go live' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go live with 1.0.0?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(version()?.status).toBe('LIVE'));
});

const editPath = '/provider/Games/01G/versions/01V?tab=edit';
const gameSymbols = [
  { symbol: 'HEADS', name: 'Aurora', imageKey: null },
  { symbol: 'TAILS', name: 'Night', imageKey: null },
];

test('shows values that another user saved, keeps the input, and lets the user decide', async () => {
  const { version, somebodyElseSavesTheVersion } = await openGames(editPath, {
    game: {},
    version: { symbols: gameSymbols },
  });
  await userEvent.type(await screen.findByLabelText(/^Changes/), 'Brighter lights');
  somebodyElseSavesTheVersion({ rulesText: 'A pays two for one.' });
  await press('Save the version');
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  expect(screen.getByText('A pays two for one.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Changes/)).toHaveValue('Brighter lights');
  await press('Save the version');
  await waitFor(() =>
    expect(version()).toMatchObject({ changelog: 'Brighter lights', rulesText: 'A pays twice the bet.' }),
  );
});

test('can use the values that another user saved', async () => {
  const { somebodyElseSavesTheVersion } = await openGames(editPath, {
    game: {},
    version: { symbols: gameSymbols },
  });
  await userEvent.type(await screen.findByLabelText(/^Changes/), 'Brighter lights');
  somebodyElseSavesTheVersion({ rulesText: 'A pays two for one.' });
  await press('Save the version');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the saved values' }));
  expect(screen.getByLabelText('Rules')).toHaveValue('A pays two for one.');
  expect(screen.getByLabelText(/^Changes/)).toHaveValue('');
});

test('does not submit a version with unsaved changes, and asks before leaving', async () => {
  const { version, here } = await openGames(editPath, {
    game: {},
    version: { symbols: gameSymbols, status: 'TESTED' },
  });
  await userEvent.type(await screen.findByLabelText(/^Changes/), 'Brighter lights');
  await press('Submit for review');
  expect(version()?.status).toBe('TESTED');
  await userEvent.click(screen.getByRole('link', { name: 'Aurora Veil' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(here()).toBe(editPath);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(here()).toBe('/provider/Games/01G'));
});
