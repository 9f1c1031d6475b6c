import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { MenuLinks } from './menu-links';

test.each([
  ['nobody', undefined, []],
  ['a newcomer', [], []],
  ['a provider', ['PROVIDERS'], ['Provider']],
  ['an operator', ['OPERATORS'], ['Operator']],
  ['an admin', ['ADMINS'], ['Admin', 'Users', 'Provider', 'Operator']],
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
