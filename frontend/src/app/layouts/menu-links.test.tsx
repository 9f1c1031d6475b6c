import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { MenuLinks } from './menu-links';

test.each([
  ['nobody', undefined, []],
  ['a newcomer', [], []],
  ['a provider', ['PROVIDERS'], ['Provider', 'Your games']],
  ['an operator', ['OPERATORS'], ['Operator', 'Game catalogue', 'Casinos – test lab']],
  [
    'an admin',
    ['ADMINS'],
    [
      'Admin',
      'Users',
      'Games',
      'Casinos Management',
      'Provider',
      'Your games',
      'Operator',
      'Game catalogue',
      'Casinos – test lab',
    ],
  ],
])('the menu of %s', async (_who, groups, titles) => {
  const fake = fakePlatform();
  if (groups) await fake.arrive('somebody@novalink.test', groups);
  render(
    <PlatformContext.Provider value={fake.platform}>
      <MemoryRouter>
        <MenuLinks look="row" />
      </MemoryRouter>
    </PlatformContext.Provider>,
  );
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(titles);
});
