import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { fakePlatform, mailedCode } from '../../platform/fake-platform';
import { openPage, openPages } from '../../platform/open-page';
import { Unreachable } from '../../platform/api/errors';
import { Toasts } from '../../ui/toasts';
import { SignUpPage } from './sign-up-page';

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const accept = () => screen.getByRole('checkbox');
const create = () => screen.getByRole('button', { name: 'Create account' });

test('shows an error at each empty field and focuses the first', async () => {
  const fake = fakePlatform();
  openPage(SignUpPage, fake.platform, '/SignUp');
  await userEvent.click(create());
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('This field is required');
  expect(fake.people.size).toBe(0);
});

test('rejects an invalid address with the message of the specification', async () => {
  openPage(SignUpPage, fakePlatform().platform, '/SignUp');
  await userEvent.type(email(), 'maria');
  await userEvent.click(create());
  expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
});

test('updates the checklist while the password is typed', async () => {
  openPage(SignUpPage, fakePlatform().platform, '/SignUp');
  const done = () =>
    within(screen.getByRole('list', { name: 'Your password needs' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => text.endsWith('– done'))
      .map((text) => text.replace('– done', '').trim());
  expect(done()).toEqual([]);
  await userEvent.type(password(), 'abc1');
  expect(done()).toEqual(['A lowercase letter', 'A number']);
  await userEvent.type(password(), 'DEF!');
  expect(done()).toEqual([
    'At least 8 characters',
    'A lowercase letter',
    'An uppercase letter',
    'A number',
    'A symbol',
  ]);
});

test('shows no general message besides the checklist of the password', async () => {
  openPage(SignUpPage, fakePlatform().platform, '/SignUp');
  await userEvent.type(email(), 'maria@studio.test');
  await userEvent.type(password(), 'abcdefgh');
  await userEvent.click(accept());
  await userEvent.click(create());
  expect(password()).toHaveFocus();
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription(expect.stringContaining('An uppercase letter – missing'));
  expect(screen.queryByText('Invalid format')).not.toBeInTheDocument();
});

test('completes a sign-up after a wrong and a correct code', async () => {
  const fake = fakePlatform();
  const { here } = openPage(SignUpPage, fake.platform, '/SignUp');
  await userEvent.type(email(), ' maria@studio.test ');
  await userEvent.type(password(), 'Fine-2026!');
  await userEvent.click(accept());
  await userEvent.click(create());

  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  await userEvent.type(code, '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The length of the entered field is invalid')).toBeInTheDocument();
  await userEvent.type(code, '6');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect code.');
  expect(code).toHaveValue('123456');

  await userEvent.clear(code);
  await userEvent.type(code, mailedCode);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(here()).toBe('/pending'));
  expect(fake.people.get('maria@studio.test')).toMatchObject({ confirmed: true });
});

test('reports a used address and keeps the input', async () => {
  const fake = fakePlatform();
  fake.people.set('maria@studio.test', { password: 'x', confirmed: true, groups: [] });
  openPage(SignUpPage, fake.platform, '/SignUp');
  await userEvent.type(email(), 'maria@studio.test');
  await userEvent.type(password(), 'Fine-2026!');
  await userEvent.click(accept());
  await userEvent.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An account with this e-mail address already exists.',
  );
  expect(email()).toHaveValue('maria@studio.test');
  expect(password()).toHaveValue('Fine-2026!');
});

test.each([
  ['the choice to play', '/SignUp', true],
  ['the link of a casino', '/SignUp?next=%2Foperator%2Fbrand%2F01KAJ3ZV8N4Q6T9XWCB2R5M7YB', false],
])('makes the user a casino user by %s', async (_way, address, picks) => {
  const chosen: unknown[] = [];
  const fake = fakePlatform({
    choosePlay: ({ input }) => {
      chosen.push(input);
      return { chosenAt: '2026-11-20T09:00:00Z' };
    },
  });
  const { here } = openPage(SignUpPage, fake.platform, address);
  const play = screen.getByRole('radio', { name: /I want to play/ });
  expect(play).toHaveProperty('checked', !picks);
  if (picks) await userEvent.click(play);
  await userEvent.type(email(), 'lena@player.test');
  await userEvent.type(password(), 'Fine-2026!');
  await userEvent.click(accept());
  await userEvent.click(create());
  await userEvent.type(await screen.findByLabelText('Code'), mailedCode);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(here()).toBe(picks ? '/pending' : '/operator/brand/01KAJ3ZV8N4Q6T9XWCB2R5M7YB'));
  expect(chosen).toEqual([{ ofAge: true, termsVersion, policyVersion }]);
});

test('says that the choice to play was not saved, and continues', async () => {
  const fake = fakePlatform({
    choosePlay: () => {
      throw new Unreachable('offline');
    },
  });
  const { here } = openPages({ '/SignUp': SignUpPage, '/pending': Toasts }, fake.platform, '/SignUp');
  await userEvent.click(screen.getByRole('radio', { name: /I want to play/ }));
  await userEvent.type(email(), 'lena@player.test');
  await userEvent.type(password(), 'Fine-2026!');
  await userEvent.click(accept());
  await userEvent.click(create());
  await userEvent.type(await screen.findByLabelText('Code'), mailedCode);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(here()).toBe('/pending'));
  expect(await screen.findByText(/^Your choice to play was not saved\./)).toBeInTheDocument();
});

test('does not offer to play where the stage turns it off', async () => {
  const { platform } = fakePlatform();
  openPage(SignUpPage, { ...platform, playChoice: () => Promise.resolve('off') }, '/SignUp');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
});
