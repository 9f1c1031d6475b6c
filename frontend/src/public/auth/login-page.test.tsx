import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform, mailedCode } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { LoginPage } from './login-page';

const withMaria = (groups: string[] = [], confirmed = true) => {
  const fake = fakePlatform();
  fake.people.set('maria@studio.test', { password: 'Fine-2026!', confirmed, groups });
  return fake;
};

const signIn = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test.each([
  [[], '/pending'],
  [['PROVIDERS'], '/provider'],
  [['PROVIDERS', 'OPERATORS'], '/operator'],
  [['PROVIDERS', 'ADMINS'], '/admin'],
])('a member of %j arrives at %s', async (groups, home) => {
  const { here } = openPage(LoginPage, withMaria(groups).platform, '/login');
  await signIn('maria@studio.test', 'Fine-2026!');
  await waitFor(() => expect(here()).toBe(home));
});

test.each([
  ['/company?tab=history', '/company?tab=history'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['https://evil.example/', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['/LOGIN?next=/login', '/admin'],
  ['/company?tab=history#terms', '/company?tab=history#terms'],
])('next=%j leads to %s', async (next, arrival) => {
  const path = `/login?next=${encodeURIComponent(next)}`;
  const { here } = openPage(LoginPage, withMaria(['ADMINS']).platform, path);
  await signIn('maria@studio.test', 'Fine-2026!');
  await waitFor(() => expect(here()).toBe(arrival));
});

test('mentions a space that was copied with a password', async () => {
  openPage(LoginPage, withMaria().platform, '/login');
  await signIn('maria@studio.test', 'Fine-2026! ');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Incorrect e-mail or password\. .+ with a space\.$/,
  );
});

test.each([
  ['a wrong password', 'maria@studio.test'],
  ['an unknown address', 'nobody@studio.test'],
])('shows the same message for %s, and keeps the input', async (_case, email) => {
  openPage(LoginPage, withMaria().platform, '/login');
  await signIn(email, 'Wrong-2026!');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect e-mail or password.');
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
  expect(screen.getByLabelText('Password')).toHaveValue('Wrong-2026!');
});

test('asks for the code if the account is not confirmed', async () => {
  const { here } = openPage(LoginPage, withMaria([], false).platform, '/login');
  await signIn('maria@studio.test', 'Fine-2026!');
  await userEvent.type(await screen.findByLabelText('Code'), mailedCode);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(here()).toBe('/pending'));
});

test('resets a forgotten password with the code, and signs in', async () => {
  const fake = withMaria(['PROVIDERS']);
  const { here } = openPage(LoginPage, fake.platform, '/login');
  await userEvent.type(screen.getByLabelText('E-mail'), 'maria@studio.test');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const send = await screen.findByRole('button', { name: 'Send code' });
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@studio.test');
  await userEvent.click(send);
  await userEvent.type(await screen.findByLabelText('Code'), mailedCode);
  await userEvent.type(screen.getByLabelText('New password'), 'Other-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  await waitFor(() => expect(here()).toBe('/provider'));
  expect(fake.people.get('maria@studio.test')?.password).toBe('Other-2026!');
});
