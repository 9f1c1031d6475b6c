import { beforeEach, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { coinFlip, winCapped } from '@novalink/engine/testing';
import { giveWorkers } from '../../parts/lab/testing/fake-worker';
import { model, openGames, press } from '../games/testing/open-games';

const newVersion = '/provider/Games/01G/new-version';
const enter = async (json: string) => {
  const field = await screen.findByLabelText('Math model');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(json);
};
const declaring = (metrics: Partial<typeof coinFlip.declared>) =>
  JSON.stringify({ ...coinFlip, declared: { ...coinFlip.declared, ...metrics } });
const webp = (name: string) => new File(['x'], name, { type: 'image/webp' });

beforeEach(() => {
  giveWorkers();
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }),
  });
});

test('takes declared figures, bets and symbol names from the model', async () => {
  await openGames(newVersion, { game: {} });
  await enter(model);
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('1.0000');
  expect(screen.getByLabelText('Declared maximum win')).toHaveValue('2');
  expect(screen.getAllByRole('button', { name: /^Remove \d/ })).toHaveLength(4);
  expect(screen.getByLabelText('Name of HEADS')).toHaveValue('Heads');
});

test('updates figures with the model until others are typed, and then offers those of the model', async () => {
  await openGames(newVersion, { game: {} });
  await enter(model);
  await userEvent.clear(screen.getByLabelText('Declared RTP'));
  await userEvent.type(screen.getByLabelText('Declared RTP'), '0.99');
  await enter(declaring({ maxWinX: 3 }));
  expect(screen.getByLabelText('Declared maximum win')).toHaveValue('3');
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('0.99');
  await userEvent.click(await screen.findByRole('button', { name: 'Use 1.0000 from the model' }));
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('1.0000');
});

test('reports a model whose declared RTP differs from its exact RTP', async () => {
  await openGames(newVersion, { game: {} });
  await enter(declaring({ rtp: '0.96' }));
  expect(await screen.findByText('The model declares an RTP of 0.96')).toBeInTheDocument();
});

test('reports the effect of limits, and a model that declares its RTP without them', async () => {
  await openGames(newVersion, { game: {} });
  await enter(JSON.stringify({ ...winCapped, declared: { rtp: '0.423', maxWinX: 5 } }));
  expect(await screen.findByText('Exact RTP 38.3000%')).toBeInTheDocument();
  expect(
    screen.getByText(/maxSpins and maxWinX reduce the RTP by 4 points\. .* would be 42\.3000%/),
  ).toBeInTheDocument();
  expect(screen.getByText('The model declares an RTP of 0.423')).toBeInTheDocument();
});

test('replaces the model by an example, and can undo it', async () => {
  await openGames(newVersion, { game: {} });
  await enter('{ "half": 1 }');
  const use = await screen.findByRole('button', { name: 'Use example' });
  await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(use);
  expect(await screen.findByText(/^Exact RTP/)).toBeInTheDocument();
  await press('Restore the previous model');
  expect(screen.getByLabelText('Math model')).toHaveValue('{ "half": 1 }');
});

test('links to the format of a model', async () => {
  await openGames(newVersion, { game: {} });
  const link = await screen.findByRole('link', { name: 'Math model format' });
  expect(link).toHaveAttribute('href', '/static/MathModel');
});

test('assigns images to symbols by the names of their files', async () => {
  await openGames(newVersion, { game: {} });
  await enter(model);
  expect(screen.getByText(/^2 of 2 symbols have no image: Heads and Tails/)).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText(/Choose the images of all symbols/), [
    webp('HEADS.webp'),
    webp('reef.webp'),
  ]);
  expect(await screen.findByRole('img', { name: 'Image of Heads' })).toBeInTheDocument();
  expect(await screen.findByText(/reef\.webp\. It is in your image library/)).toBeInTheDocument();
  expect(screen.getByText(/^1 of 2 symbols have no image: Tails/)).toBeInTheDocument();
});

test('lists the symbols without an image for a submitted version', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'IN_REVIEW', symbols: [{ symbol: 'HEADS', name: 'Heads', imageKey: null }] },
  });
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  expect(details.getByText(/1 of 1 symbol has no image: Heads/)).toBeInTheDocument();
});
