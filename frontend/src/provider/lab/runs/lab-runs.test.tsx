import { beforeAll, beforeEach, expect, test } from 'vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { giveWorkers } from '../../../parts/lab/testing/fake-worker';
import { Refused, Unreachable } from '../../../platform/api/errors';
import { unsaved } from '../../../ui/form/unsaved';
import { json, loadLab, openLab, openTab, ownRounds, paste, press, repeats } from '../testing/open-lab';

beforeAll(loadLab);
beforeEach(giveWorkers);

test('evaluates a run in the browser, and stores it once the server has repeated it', async () => {
  const { asked } = await openLab();
  await paste(json);
  await ownRounds('20000');
  await press('Run in this browser');
  expect(await screen.findByText('Saved to your history')).toBeInTheDocument();
  await openTab('Verification');
  const verdict = within(screen.getByRole('region', { name: 'Verdict' }));
  expect(verdict.getByRole('list', { name: 'Rules' })).toBeInTheDocument();
  expect(asked).toEqual([
    {
      mathModel: expect.stringContaining('"name":"coin flip"') as unknown,
      mode: 'base',
      rounds: 20_000,
      seed: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
      expectedResultHash: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    },
  ]);
});

test('shows both hashes if the server has another result', async () => {
  await openLab('/provider/testlab', () => ({ status: 'FAILED', resultHash: 'c0ffee' }));
  await paste(json);
  await ownRounds('10000');
  await press('Run in this browser');
  expect(await screen.findByText('The server’s result is different')).toBeVisible();
  expect(screen.getByText('The server: c0ffee')).toBeInTheDocument();
});

test('keeps a run that could not be stored on the page, and offers a retry', async () => {
  let isReachable = false;
  await openLab('/provider/testlab', (input) => {
    if (!isReachable) throw new Unreachable('offline');
    return repeats(input);
  });
  await paste(json);
  await ownRounds('10000');
  await press('Run in this browser');
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  isReachable = true;
  await press('Try again');
  expect(await screen.findByText('Saved to your history')).toBeInTheDocument();
});

test('stores a run that ended offline when the connection is back', async () => {
  await openLab();
  await paste(json);
  await ownRounds('10000');
  act(() => void window.dispatchEvent(new Event('offline')));
  await press('Run in this browser');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Saved to your history')).toBeInTheDocument();
});

test('pauses, resumes and cancels a run', async () => {
  const { asked } = await openLab();
  await paste(json);
  await ownRounds('100000000');
  await press('Run in this browser');
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused.')).toBeInTheDocument();
  expect(unsaved.exists()).toBe(true);
  await press('Resume');
  await press('Cancel');
  expect(screen.getByText('Cancelled.')).toBeInTheDocument();
  expect(unsaved.exists()).toBe(false);
  expect(screen.getByText('Cancelled runs are not saved.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run in this browser' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('does not start a run with an invalid seed or number', async () => {
  const { asked } = await openLab();
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
  await press('Generate seed');
  expect(screen.getByLabelText<HTMLInputElement>('Seed').value).toMatch(/^[\da-f]{64}$/);
});

test('follows a run on the server, and can stop it', async () => {
  const { asked } = await openLab('/provider/testlab', () => ({
    status: 'RUNNING',
    shards: 4,
    shardsDone: 1,
  }));
  await paste(json);
  await screen.findByRole('radio', { name: /Standard/ });
  await press('Run on the server');
  expect(await screen.findByText(/1 of 4 parts are done/)).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ rounds: 10_000_000, mode: 'base' });
  await press('Cancel the run');
  expect(await screen.findByText('The run was cancelled.')).toBeInTheDocument();
});

test('shows the latest run first', async () => {
  await openLab('/provider/testlab', () => ({ status: 'RUNNING', shards: 4, shardsDone: 1 }));
  await paste(json);
  await ownRounds('100000000');
  const shown = () =>
    screen.getAllByRole('heading', { name: /^Run (in this browser|on the server)$/ }).map(namedBy);
  await press('Run in this browser');
  await press('Run on the server');
  expect(await screen.findByText(/1 of 4 parts are done/)).toBeInTheDocument();
  expect(shown()).toEqual(['Run on the server', 'Run in this browser']);
  await press('Cancel');
  await press('Run in this browser');
  expect(shown()).toEqual(['Run in this browser', 'Run on the server']);
});

const namedBy = ({ textContent }: HTMLElement) => textContent;

test('shows why a run was refused', async () => {
  await openLab('/provider/testlab', () => {
    throw new Refused('run.mode-unknown');
  });
  await paste(json);
  await screen.findByRole('radio', { name: /Standard/ });
  await press('Run on the server');
  expect(await screen.findByRole('alert')).toHaveTextContent(/mode/);
  expect(screen.queryByRole('heading', { name: 'Run on the server' })).not.toBeInTheDocument();
});

test('continues a run while the model is edited, and offers a run of the new model', async () => {
  await openLab();
  await paste(json);
  await ownRounds('100000000');
  await press('Run in this browser');
  await screen.findByRole('button', { name: 'Pause' });
  await paste(`${json} broken`);
  expect(await screen.findByText('Model changed since this run')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
  await paste(json.replace('"coin flip"', '"coin toss"'));
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled());
  await press('Run again');
  expect(await screen.findByText(/rounds of coin toss/)).toBeInTheDocument();
  expect(screen.queryByText('Model changed since this run')).not.toBeInTheDocument();
});

test('Ctrl+Enter runs the model with the current text', async () => {
  const { here } = await openLab();
  await paste(json);
  await ownRounds('100000000');
  await paste(json.replace('"coin flip"', '"coin toss"'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/rounds of coin toss/)).toBeInTheDocument();
  expect(here()).toBe('/provider/testlab?tab=simulation');
});

test('restores run settings after a reload', async () => {
  await openLab();
  await paste(json);
  await ownRounds('54321');
  cleanup();
  await openLab();
  expect(await screen.findByLabelText('Number of rounds')).toHaveValue('54321');
});
