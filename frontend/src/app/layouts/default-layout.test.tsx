import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { Page } from '../../ui/page';
import { DefaultLayout } from './default-layout';

const crumbs = [{ label: 'Your games', to: '/provider/Games' }];

const NewGame = () => (
  <DefaultLayout>
    <Page title="New game" breadcrumbs={crumbs}>
      The form
    </Page>
  </DefaultLayout>
);
const Account = () => (
  <DefaultLayout>
    <Page title="My Account">The account</Page>
  </DefaultLayout>
);

const open = async (Shown: () => React.JSX.Element, path: string) => {
  const inForce = { termsVersion, policyVersion, acceptedAt: '2026-11-02T09:00:00Z' };
  const fake = fakePlatform({ getTermsAcceptance: () => inForce });
  await fake.arrive('maria@novalink.test', ['PROVIDERS']);
  openPage(Shown, fake.platform, path);
  return screen.findByRole('heading', { level: 1 });
};

const trail = () => {
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(screen.getByRole('main')).not.toContainElement(breadcrumbs);
  return within(breadcrumbs)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('shows the breadcrumbs of a page in the top bar', async () => {
  await open(NewGame, '/provider/Games?create');
  expect(trail()).toEqual(['Provider', 'Your games', 'New game']);
  expect(screen.getByRole('link', { name: 'Provider' })).toHaveAttribute('href', '/provider');
});

test('shows only the name of a page without a section', async () => {
  await open(Account, '/Account');
  expect(trail()).toEqual(['My Account']);
});

test('remembers on this device that the sidebar is collapsed', async () => {
  await open(Account, '/Account');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeInTheDocument();
  expect(localStorage.getItem('novalink.sidebar')).toBe('collapsed');
});

test('restores a collapsed sidebar and keeps the page names for screen readers', async () => {
  localStorage.setItem('novalink.sidebar', 'collapsed');
  await open(Account, '/Account');
  expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByRole('link', { name: 'Your games' })).toHaveAttribute('href', '/provider/Games');
});

test('opens the menu as a drawer, which Close closes', async () => {
  await open(Account, '/Account');
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Test Lab' })).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
});

test('changes the theme from the top bar', async () => {
  await open(Account, '/Account');
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});
