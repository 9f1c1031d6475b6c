import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { routes } from '#domain/routes';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { MenuRow } from './menu-row';

const operators = ['Operator', 'Game catalogue', 'Casinos'];
const providers = ['Provider', 'Your games', 'Test Lab', 'Test Lab history'];

const openMenu = async (groups: string[] | undefined, path = '/') => {
  const fake = fakePlatform();
  if (groups) await fake.arrive('somebody@novalink.test', groups);
  render(
    <PlatformContext.Provider value={fake.platform}>
      <MemoryRouter initialEntries={[path]}>
        <MenuRow />
      </MemoryRouter>
    </PlatformContext.Provider>,
  );
};

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const more = () => screen.queryByRole('button', { name: 'More' });

test.each<[string, string[] | undefined, string[]]>([
  ['nobody', undefined, []],
  ['a newcomer', [], []],
  ['a provider', ['PROVIDERS'], providers],
  ['an operator', ['OPERATORS'], operators],
])('the menu of %s is one row', async (_who, groups, shown) => {
  await openMenu(groups);
  expect(titles()).toEqual(shown);
  expect(more()).not.toBeInTheDocument();
});

test.each<[string, string[], string[], string[]]>([
  ['an admin', ['ADMINS'], ['Admin', 'Users', 'Games', 'Casinos Management'], [...providers, ...operators]],
  ['who provides and operates', ['OPERATORS', 'PROVIDERS'], operators, providers],
])('of %s, pages of other groups are under More', async (_who, groups, own, further) => {
  await openMenu(groups);
  expect(titles()).toEqual(own);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(titles()).toEqual([...own, ...further]);
});

test('Escape closes it and gives the focus back; choosing a page closes it, too', async () => {
  await openMenu(['ADMINS']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Provider' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Provider' })).not.toBeInTheDocument();
  expect(more()).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('link', { name: 'Game catalogue' }));
  expect(titles()).not.toContain('Game catalogue');
});

test('a page that is open under More says so once it is opened', async () => {
  await openMenu(['ADMINS'], routes.OperatorGames.path);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'Game catalogue' })).toHaveAttribute('aria-current', 'page');
});
