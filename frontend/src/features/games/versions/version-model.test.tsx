import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { coinFlip } from '#domain/slots/testing/ground-truths';
import { model, openGames, press } from '../testing/open-games';

const newVersion = '/provider/Games/01G/new-version';
const enter = async (json: string) => {
  const field = await screen.findByLabelText('Math model');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(json);
};
const declaring = (figures: Partial<typeof coinFlip.declared>) =>
  JSON.stringify({ ...coinFlip, declared: { ...coinFlip.declared, ...figures } });
const webp = (name: string) => new File(['x'], name, { type: 'image/webp' });

beforeEach(() => {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }),
  });
});

test('declared figures, bets and symbol names come from the model', async () => {
  await openGames(newVersion, { game: {} });
  await enter(model);
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('1.000000');
  expect(screen.getByLabelText('Declared maximum win')).toHaveValue('2');
  expect(screen.getAllByRole('button', { name: /^Remove \d/ })).toHaveLength(4);
  expect(screen.getByLabelText('Name of HEADS')).toHaveValue('Heads');
});

test('figures follow the model until other ones are typed, and the model’s are offered again', async () => {
  await openGames(newVersion, { game: {} });
  await enter(model);
  await userEvent.clear(screen.getByLabelText('Declared RTP'));
  await userEvent.type(screen.getByLabelText('Declared RTP'), '0.99');
  await enter(declaring({ maxWinX: 3 }));
  expect(screen.getByLabelText('Declared maximum win')).toHaveValue('3');
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('0.99');
  await userEvent.click(await screen.findByRole('button', { name: 'Use 1.000000 from the model' }));
  expect(screen.getByLabelText('Declared RTP')).toHaveValue('1.000000');
});

test('a model that declares another RTP than its exact one is reported', async () => {
  await openGames(newVersion, { game: {} });
  await enter(declaring({ rtp: '0.96' }));
  expect(await screen.findByText('The model declares an RTP of 0.96')).toBeInTheDocument();
});

test('an example takes the place of the model, which can be brought back', async () => {
  await openGames(newVersion, { game: {} });
  await enter('{ "half": 1 }');
  const use = await screen.findByRole('button', { name: 'Use example' });
  await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(use);
  expect(await screen.findByText(/^Exact RTP/)).toBeInTheDocument();
  await press('Restore the previous model');
  expect(screen.getByLabelText('Math model')).toHaveValue('{ "half": 1 }');
});

test('the format of a model is one link away', async () => {
  await openGames(newVersion, { game: {} });
  const link = await screen.findByRole('link', { name: 'Math model format' });
  expect(link).toHaveAttribute('href', '/static/MathModel');
});

test('images go to the symbols that their files are named after', async () => {
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

test('a submitted version names the symbols without an image', async () => {
  await openGames('/provider/Games/01G/versions/01V', {
    game: {},
    version: { status: 'IN_REVIEW', symbols: [{ symbol: 'HEADS', name: 'Heads', imageKey: null }] },
  });
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  expect(details.getByText(/1 of 1 symbol has no image: Heads/)).toBeInTheDocument();
});
