import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openCasinos, casino } from './testing/casino-server';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (title: string, label: string, typed?: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  if (typed !== undefined) await userEvent.type(dialog.getByLabelText(/^Type/), typed);
  await userEvent.click(dialog.getByRole('button', { name: label }));
};
const casinoPath = '/operator/Casinos/01K';
const openTab = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

test('shows what to do next in an empty list', async () => {
  await openCasinos('/operator/Casinos');
  expect(await screen.findByText('No casinos yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your first casino' })).toHaveAttribute(
    'href',
    '/operator/Casinos?create',
  );
});

test('filters the list by status, and keeps the filter in the address', async () => {
  const { here } = await openCasinos('/operator/Casinos', { casino: {} });
  expect(await screen.findByRole('link', { name: 'Fjord Hall' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Paused');
  expect(await screen.findByText('No casinos with this status')).toBeInTheDocument();
  expect(here()).toBe('/operator/Casinos?status=PAUSED');
});

test('shows every casino for an unknown status in the address', async () => {
  await openCasinos('/operator/Casinos?status=GONE', { casino: {} });
  expect(await screen.findByRole('link', { name: 'Fjord Hall' })).toBeInTheDocument();
});

test('shows errors and focuses the first, then creates a casino', async () => {
  const server = await openCasinos('/operator/Casinos?create');
  await userEvent.clear(await screen.findByLabelText('Minimum age'));
  await userEvent.type(screen.getByLabelText('Minimum age'), '17');
  await press('Create casino');
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(screen.getByText('Enter a number from 18 to 25')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'Fjord Hall');
  await userEvent.clear(screen.getByLabelText('Minimum age'));
  await userEvent.type(screen.getByLabelText('Minimum age'), '21');
  await userEvent.type(screen.getByLabelText(/^Blocked countries/), 'us, au');
  await press('Create casino');
  await waitFor(() => expect(server.here()).toBe(casinoPath));
  expect(server.casino()).toMatchObject({
    name: 'Fjord Hall',
    jurisdiction: 'DEMO',
    licenceNumber: null,
    minAge: 21,
    blockedCountries: ['US', 'AU'],
  });
});

test('requires a licence where the jurisdiction has one', async () => {
  const server = await openCasinos('/operator/Casinos?create');
  await userEvent.type(await screen.findByLabelText('Name'), 'Fjord Hall');
  expect(screen.queryByLabelText('Licence number')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Jurisdiction'), 'Malta (MGA)');
  await userEvent.type(await screen.findByLabelText('Licence number'), 'MGA/B2C/1');
  await press('Create casino');
  await waitFor(() =>
    expect(server.casino()).toMatchObject({ jurisdiction: 'MGA', licenceNumber: 'MGA/B2C/1' }),
  );
});

test('submits a casino after its details are saved, and does not allow changes in review', async () => {
  const server = await openCasinos(casinoPath, { casino: { reviewNote: 'Name the house.' } });
  expect(await screen.findByText('Name the house.')).toBeInTheDocument();
  await openTab('Details');
  await userEvent.type(await screen.findByLabelText('Name'), 's');
  await openTab('Overview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
  await press('Save casino');
  await waitFor(() => expect(server.casino().name).toBe('Fjord Halls'));
  await openTab('Overview');
  await press('Submit for review');
  expect(await screen.findByText(/An admin is reviewing it/)).toBeInTheDocument();
  await openTab('Details');
  expect(await screen.findByText(/Withdraw it to change its details/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close casino' })).not.toBeInTheDocument();
});

test('shows the requirements for the submission of a casino from the start', async () => {
  await openCasinos(casinoPath, {
    casino: { jurisdiction: 'MGA', licenceNumber: 'MGA/1', licenceExpires: '2020-01-01' },
    company: { status: 'SUSPENDED' },
  });
  const conditions = within(await screen.findByRole('list', { name: 'Requirements' }));
  await waitFor(() => expect(conditions.getAllByRole('img', { name: 'missing' })).toHaveLength(3));
  expect(conditions.getByRole('link', { name: 'Open the company' })).toHaveAttribute('href', '/Company');
  expect(conditions.getByText(/has not passed/)).toBeInTheDocument();
  const submit = screen.getByRole('button', { name: 'Submit for review' });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription(expect.stringContaining('The company is approved.'));
});

test('withdraws a submitted casino after a confirmation', async () => {
  const server = await openCasinos(casinoPath, { casino: { status: 'IN_REVIEW' } });
  await press('Withdraw');
  expect(server.casino().status).toBe('IN_REVIEW');
  await confirm('Withdraw the casino?', 'Withdraw');
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeInTheDocument();
  await openTab('Details');
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(server.casino()).toMatchObject({ status: 'DRAFT', version: 2 });
});

test('pauses an active casino after a confirmation, and resumes it', async () => {
  const server = await openCasinos(casinoPath, { casino: { status: 'ACTIVE' } });
  await press('Pause');
  await confirm('Pause Fjord Hall?', 'Pause casino');
  await press('Resume');
  await waitFor(() => expect(server.casino()).toMatchObject({ status: 'ACTIVE', version: 3 }));
});

test('closes a casino after its name is typed', async () => {
  const server = await openCasinos(casinoPath, {
    casino: { status: 'SUSPENDED', reviewNote: 'Complaints.' },
  });
  expect(await screen.findByText('Complaints.')).toBeInTheDocument();
  await openTab('Details');
  await press('Close casino');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Close casino');
  await confirm('Close this casino?', 'Close casino');
  expect(await screen.findByText('Type Fjord Hall to continue.')).toBeInTheDocument();
  await confirm('Close this casino?', 'Close casino', 'Fjord Hall');
  await openTab('Overview');
  expect(await screen.findByText(/This casino is closed/)).toBeInTheDocument();
  expect(server.casino().status).toBe('CLOSED');
});

test('keeps the licence of a reviewed casino, and the input after a conflict', async () => {
  const server = await openCasinos(`${casinoPath}?tab=details`, { casino: { status: 'ACTIVE' } });
  await userEvent.type(await screen.findByLabelText(/^Blocked countries/), 'US');
  expect(screen.queryByLabelText('Jurisdiction')).not.toBeInTheDocument();
  server.somebodyElseSavesTheCasino({ name: 'Fjord House' });
  await press('Save casino');
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  await press('Save casino');
  await waitFor(() => expect(server.casino()).toMatchObject({ blockedCountries: ['US'], name: casino.name }));
});

test('shows the events of the history with their users', async () => {
  await openCasinos(`${casinoPath}?tab=history`, { casino: {} });
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Changes to the casino requested')).toBeInTheDocument();
  expect(history.getByText(/an admin/)).toBeInTheDocument();
});

test('does not let a suspended company or a provider create casinos', async () => {
  await openCasinos('/operator/Casinos?create', { company: { status: 'SUSPENDED' } });
  expect(await screen.findByText('Your company is suspended')).toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

test('shows a message to users without an operator company', async () => {
  await openCasinos('/operator/Casinos', { company: { kind: 'PROVIDER' } });
  expect(await screen.findByText('You do not own an operator company')).toBeInTheDocument();
});

test('shows an error for an invalid country at its field', async () => {
  const server = await openCasinos(`${casinoPath}?tab=details`, { casino: {} });
  const field = await screen.findByLabelText(/^Blocked countries/);
  await userEvent.type(field, 'us, Norge');
  await press('Save casino');
  expect(
    await screen.findByText('"Norge" is not a country code. Use two letters, such as NO.'),
  ).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(server.casino().blockedCountries).toEqual(casino.blockedCountries);
});
