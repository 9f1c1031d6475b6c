import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { modelHash } from '@novalink/engine';
import { coinFlip } from '@novalink/engine/testing';
import { giveWorkers, takeWorkersAway } from '../../parts/lab/testing/fake-worker';
import { json, loadLab, openLab, openTab, paste, press, repeats } from './testing/open-lab';

beforeAll(loadLab);
beforeEach(giveWorkers);

test('shows what to do in an empty lab, and opens an example', async () => {
  await openLab();
  expect(await screen.findByText('No model yet')).toBeInTheDocument();
  const use = await screen.findByRole('button', { name: 'Use example' });
  await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(use);
  await waitFor(() => expect(screen.getByLabelText('Math model')).not.toHaveValue(''));
  expect(await screen.findByRole('heading', { name: 'Exact figures' })).toBeInTheDocument();
});

test('shows the exact figures of a valid model', async () => {
  await openLab();
  await paste(json);
  expect(await screen.findByText('Low volatility')).toBeInTheDocument();
  const metrics = within(screen.getByRole('table', { name: 'Exact figures' }));
  expect(metrics.getByRole('row', { name: /^RTP 100/ })).toBeInTheDocument();
  await openTab('Paytable');
  expect(screen.getByText(modelHash(coinFlip))).toBeInTheDocument();
});

test('an error links to its position in the text', async () => {
  await openLab();
  await paste(json.replace('["HEADS","TAILS"]', '["HEADS","Q"]'));
  await userEvent.click(await screen.findByRole('button', { name: 'reelSets.base[0][1]' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Math model');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('"Q"');
});

test('restores the text for the same user only', async () => {
  await openLab();
  await paste('{ "half": ');
  expect(await screen.findByText(/invalid JSON at line 1, column 11/)).toBeInTheDocument();
  cleanup();
  await openLab();
  expect(await screen.findByLabelText('Math model')).toHaveValue('{ "half": ');
  cleanup();
  await openLab('/provider/testlab', repeats, 'nora@studio.test');
  expect(await screen.findByLabelText('Math model')).toHaveValue('');
});

test('replaces the text by a file, and can undo it', async () => {
  await openLab();
  await paste('what was typed');
  await userEvent.upload(
    screen.getByLabelText(/Choose a model/),
    // jsdom's files cannot be read as text.
    Object.assign(new File([json], 'coin.json', { type: 'application/json' }), {
      text: () => Promise.resolve(json),
    }),
  );
  await waitFor(() => expect(screen.getByLabelText('Math model')).toHaveValue(json));
  await press('Restore the previous model');
  expect(screen.getByLabelText('Math model')).toHaveValue('what was typed');
});

test('rejects a file that is too large', async () => {
  await openLab();
  await paste('what was typed');
  const large = new File([' '.repeat(80_000)], 'large.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText(/Choose a model/), large);
  expect(await screen.findByRole('alert')).toHaveTextContent('large.json is 78 kB. The maximum is 64 kB.');
  expect(screen.getByLabelText('Math model')).toHaveValue('what was typed');
});

test('runs a version without changing it, and edits a copy of its model', async () => {
  const { asked, here } = await openLab('/provider/testlab?game=01G&version=01V');
  expect(await screen.findByRole('heading', { name: 'Run for version 1.2.0' })).toBeInTheDocument();
  await press('Run on the server');
  await waitFor(() =>
    expect(asked[0]).toMatchObject({ gameId: '01G', versionId: '01V', rounds: 10_000_000 }),
  );
  await press('Edit a copy');
  await waitFor(() => expect(here()).toBe('/provider/testlab'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Math model').value).toContain('"name": "coin flip"');
});

test('offers the user’s own versions', async () => {
  const { here } = await openLab();
  await userEvent.click(await screen.findByText('One of your versions'));
  await userEvent.selectOptions(await screen.findByLabelText('Game'), 'Aurora Veil');
  await userEvent.selectOptions(await screen.findByLabelText('Version'), '1.2.0 – Draft');
  expect(here()).toBe('/provider/testlab?game=01G&version=01V');
});

test('reports an engine that does not load, and keeps the text', async () => {
  takeWorkersAway();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openLab();
  await paste(json);
  expect(await screen.findByText(/Could not load the test engine/)).toBeInTheDocument();
  expect(screen.getByLabelText('Math model')).toHaveValue(json);
  error.mockRestore();
});
