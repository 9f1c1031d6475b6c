import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { generatePath } from 'react-router-dom';
import { type RouteName, routes } from '#domain/routes';
import { AdminCompanyPage } from '../../admin/company/company-page';
import { AdminCasinoPage } from '../../admin/casinos/admin-casino-page';
import { BrandPage } from '../../operator/brands/brand-page';
import { CasinoPage } from '../../operator/casinos/casino-page';
import { AdminGamePage } from '../../admin/games/admin-game-page';
import { GamePage } from '../../provider/games/game-page';
import { RunPage } from '../../provider/lab-history/run-page';
import { AdminSupportRequestPage } from '../../admin/support/request-page';
import { AdminUserPage } from '../../admin/users/user-page';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';

const pages: readonly (readonly [RouteName, ComponentType])[] = [
  ['AdminCompany', AdminCompanyPage],
  ['AdminCasino', AdminCasinoPage],
  ['AdminGame', AdminGamePage],
  ['AdminUser', AdminUserPage],
  ['AdminSupportRequest', AdminSupportRequestPage],
  ['ProviderGame', GamePage],
  ['OperatorCasino', CasinoPage],
  ['OperatorBrand', BrandPage],
  ['TestRun', RunPage],
];

/** Ids that no entity has. */
const strangeIds = [
  ['of nothing', '01KAJ3ZV8N4Q6T9XWCB2R5M7YE'],
  ['of another kind', 'null'],
  ['that cannot be decoded', '%E0%A4%A'],
  ['with signs of markup', encodeURIComponent('🎰 <b>')],
  ['longer than a key', 'W'.repeat(3000)],
] as const;

/** A server whose entities are missing or belong to another user, which it does not distinguish. */
const emptyServer = () => {
  const asked: string[] = [];
  const refuse = (field: string, code: ConstructorParameters<typeof Refused>[0]) => () => {
    asked.push(field);
    throw new Refused(code);
  };
  const none = () => ({ items: [], nextToken: null });
  const fake = fakePlatform({
    getCompany: refuse('getCompany', 'company.missing'),
    getCasino: refuse('getCasino', 'casino.missing'),
    getGame: refuse('getGame', 'game.missing'),
    getUser: refuse('getUser', 'user.missing'),
    getSupportRequest: refuse('getSupportRequest', 'support.missing'),
    getBrand: refuse('getBrand', 'brand.missing'),
    getTestRun: refuse('getTestRun', 'run.missing'),
    listCompanies: none,
    listCasinos: none,
    listGames: none,
    listTestRuns: none,
    listUserHistory: none,
  });
  return { fake, asked };
};

const pathOf = (name: RouteName, id: string) => {
  const names = [...routes[name].path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const path = generatePath<string>(
    routes[name].path,
    Object.fromEntries(names.map((parameter) => [parameter, 'ID'])),
  );
  return path.replaceAll('/ID', `/${id}`);
};

describe.each(pages)('the page %s', (name, Page) => {
  test.each(strangeIds)('shows that there is no entity with the id %s', async (_, id) => {
    const { fake, asked } = emptyServer();
    await fake.arrive('maria@studio.test', ['ADMINS']);
    const path = pathOf(name, id);
    const { here } = openPage(Page, fake.platform, path, routes[name].path);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toHaveTextContent(/does not exist|no longer exists/);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    // A page requests the entity and the list of its parts, and does not retry after a refusal.
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(here()).toBe(path);
  });
});
