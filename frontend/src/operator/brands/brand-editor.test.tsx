import { expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { gold } from '../casinos/testing/brand-answers';
import { openCasinos } from '../casinos/testing/casino-server';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const active = { casino: { status: 'ACTIVE' as const } };
const brandPath = '/operator/Casinos/01K/brands/01B';
const newBrandPath = '/operator/Casinos/01K/new-brand';
const tab = (name: string) => `${brandPath}?tab=${name}`;
const openTab = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const preview = () => screen.getByRole('img', { name: /^The lobby of/ });
const setText = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('creates a brand of its casino, and keeps the input if the short name is taken', async () => {
  const server = await openCasinos(newBrandPath, { casino: {} });
  await userEvent.type(await screen.findByLabelText('Short name'), 'taken');
  await userEvent.type(screen.getByLabelText('Name'), 'Fjord Nights');
  await press('Create brand');
  expect(await screen.findByText(/Another brand already uses this short name/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Fjord Nights');
  setText('Short name', 'fjord-nights');
  await press('Create brand');
  await waitFor(() => expect(server.here()).toBe(brandPath));
  expect(server.brand()).toMatchObject({
    casinoId: '01K',
    slug: 'fjord-nights',
    theme: { primary: '#6d4af0' },
    responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
  });
});

test('updates the preview while typing, and shows whether text is readable on a colour', async () => {
  await openCasinos(newBrandPath, { casino: {} });
  await userEvent.type(await screen.findByLabelText('Name'), 'Fjord Nights');
  expect(preview()).toHaveTextContent('Fjord Nights');
  setText('Surface colour', '#FFFFFF');
  expect(preview().style.getPropertyValue('--nl-surface')).toBe('#FFFFFF');
  expect(preview().style.getPropertyValue('--nl-text')).toBe('#111111');
  expect(screen.getByText(/Near-black text on this colour is readable \(contrast 18/)).toBeInTheDocument();
  setText('Surface colour', '#fff');
  expect(screen.getByText('Enter # and six hexadecimal digits, such as #6d4af0.')).toBeInTheDocument();
  setText('Surface colour', '#777777');
  expect(screen.getByText(/Text on this colour is not readable \(contrast 4\.4:1/)).toBeInTheDocument();
  await press('Create brand');
  expect(await screen.findByText(/^Text on this colour is not readable\. Choose/)).toBeInTheDocument();
});

test('accepts a picked and a typed colour, and rejects an invalid one at its field', async () => {
  const server = await openCasinos(tab('details'), { ...active, brand: {} });
  fireEvent.change(await screen.findByLabelText('Choose the primary colour'), {
    target: { value: '#00aa55' },
  });
  expect(screen.getByLabelText('Primary colour')).toHaveValue('#00aa55');
  setText('Accent colour', 'gold');
  await press('Save brand');
  expect(await screen.findByText('Invalid format. Write it like #1F6F78')).toBeInTheDocument();
  expect(screen.getByLabelText('Accent colour')).toHaveFocus();
  setText('Accent colour', '#ffd700');
  await press('Save brand');
  await waitFor(() =>
    expect(server.brand().theme).toEqual({ primary: '#00aa55', surface: '#111838', accent: '#ffd700' }),
  );
});

test('shows the requirements for opening, and opens once they are met', async () => {
  const server = await openCasinos(brandPath, { ...active, brand: { gameIds: ['01G1'] } });
  const needs = within(await screen.findByRole('list', { name: 'Requirements for opening' }));
  expect(needs.getAllByRole('img', { name: 'missing' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Open to players' })).not.toBeInTheDocument();
  await userEvent.click(needs.getByRole('link', { name: 'Add a coin' }));
  await press('New coin');
  await userEvent.type(await screen.findByLabelText('Code'), 'GLD');
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('Name'), 'Gold');
  await press('Save coin');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openTab('Overview');
  await press('Open to players');
  expect(
    await screen.findByText('Players can join and play while the casino is active.'),
  ).toBeInTheDocument();
  expect(server.brand().status).toBe('ACTIVE');
});

test('shows that an active brand of a paused casino is not open', async () => {
  await openCasinos(brandPath, {
    casino: { status: 'PAUSED' },
    brand: { status: 'ACTIVE', coinTypes: [gold] },
  });
  expect(await screen.findByText('This brand is not open')).toBeInTheDocument();
  expect(screen.getByText('Status of the casino: Paused')).toBeInTheDocument();
});

test('adds games from the catalogue, features and removes them', async () => {
  const server = await openCasinos(tab('games'), { ...active, brand: {} });
  await press('Add games');
  const catalogue = within(await screen.findByRole('dialog', { name: 'Add games to Fjord Nights' }));
  await userEvent.click(await catalogue.findByRole('checkbox', { name: 'Choose Aurora Veil' }));
  await userEvent.click(catalogue.getByRole('button', { name: 'Add 1 game' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Add games');
  expect(await screen.findByText('In the brand')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Choose Aurora Veil' })).toBeDisabled();
  await press('Cancel');
  await press('Feature Aurora Veil');
  expect(
    await screen.findByRole('button', { name: 'Feature Aurora Veil', pressed: true }),
  ).toBeInTheDocument();
  expect(server.brand()).toMatchObject({ gameIds: ['01G1'], featuredGameIds: ['01G1'] });
  await openTab('Details');
  await waitFor(() => expect(preview()).toHaveTextContent('Aurora Veil'));
  await openTab(/^Games/);
  await press('Remove Aurora Veil');
  await waitFor(() => expect(server.brand().gameIds).toEqual([]));
  await openTab('History');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(await history.findByText('Game removed: Aurora Veil')).toBeInTheDocument();
  expect(history.getByText('Game added: Aurora Veil')).toBeInTheDocument();
});

test('reports a game that is no longer offered, and can remove it', async () => {
  const server = await openCasinos(tab('games'), { ...active, brand: { gameIds: ['01GONE'] } });
  expect(await screen.findByText('A game that is currently not available')).toBeInTheDocument();
  await press('Remove A game that is currently not available');
  await waitFor(() => expect(server.brand().gameIds).toEqual([]));
});

test('shows values that another user saved, keeps the input, and lets the user decide', async () => {
  const server = await openCasinos(tab('details'), { ...active, brand: {} });
  await userEvent.type(await screen.findByLabelText(/^Tagline/), 'Under the lights');
  server.somebodyElseSavesTheBrand({ name: 'Fjord Mornings' });
  await press('Save brand');
  const meanwhile = await screen.findByText('Someone else saved changes');
  expect(meanwhile).toBeInTheDocument();
  expect(screen.getByLabelText(/^Tagline/)).toHaveValue('Under the lights');
  await press('Save brand');
  await waitFor(() =>
    expect(server.brand()).toMatchObject({ name: 'Fjord Nights', tagline: 'Under the lights' }),
  );
});

test('does not close a brand with unsaved changes, and asks before leaving', async () => {
  const server = await openCasinos(tab('details'), {
    ...active,
    brand: { gameIds: ['01G1'], coinTypes: [gold] },
  });
  await userEvent.type(await screen.findByLabelText(/^Tagline/), 'Under the lights');
  await press('Close brand');
  expect(screen.queryByRole('dialog', { name: 'Close this brand?' })).not.toBeInTheDocument();
  for (const link of ['Fjord Hall', 'Overview']) {
    await openTab(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText(/^Tagline/)).toHaveValue('Under the lights');
  }
  expect(server.brand().status).toBe('DRAFT');
});

test('pauses a brand after a confirmation, and closes it after typing its name', async () => {
  const server = await openCasinos(brandPath, { ...active, brand: { status: 'ACTIVE', coinTypes: [gold] } });
  await press('Pause');
  const pausing = within(await screen.findByRole('dialog', { name: 'Pause Fjord Nights?' }));
  await userEvent.click(pausing.getByRole('button', { name: 'Pause brand' }));
  expect(await screen.findByText(/You paused this brand/)).toBeInTheDocument();
  await openTab('Details');
  await press('Close brand');
  const closing = within(await screen.findByRole('dialog', { name: 'Close this brand?' }));
  await userEvent.type(closing.getByLabelText(/^Type/), 'Fjord Nights');
  await userEvent.click(closing.getByRole('button', { name: 'Close brand' }));
  await waitFor(() => expect(server.brand().status).toBe('CLOSED'));
  expect(screen.queryByRole('button', { name: 'Save brand' })).not.toBeInTheDocument();
});
