import { describe, expect, test, vi } from 'vitest';
import { createMemoryRouter, generatePath } from 'react-router-dom';
import { type Route, type RouteAccess, type RouteName, routes } from '#domain/routes';
import { fakePlatform } from '../../platform/fake-platform';
import { middlewareNamed } from './middleware';
import { PageNotFound } from './page-not-found';
import { routeObjects } from './route-objects';

/** The specified properties of each page. A new route needs a row. */
const table: Record<
  RouteName,
  [path: string, layout: string, title: string, menuHidden: boolean, access: RouteAccess]
> = {
  Home: ['/', 'landing', 'Home', true, 'public'],
  login: ['/Login', 'none', 'Sign in', true, 'public'],
  signup: ['/SignUp', 'none', 'Create your account', true, 'public'],
  'About Us': ['/static/About', 'docs', 'About', false, 'public'],
  Proof: ['/static/Proof', 'docs', 'Proof', false, 'public'],
  PublicAudit: ['/static/Audit', 'docs', 'Audit', false, 'public'],
  Api: ['/static/Api', 'docs', 'API reference', false, 'public'],
  'Terms of Service': ['/static/Terms', 'docs', 'Terms of Service', false, 'public'],
  'Privacy Policy': ['/static/Policy', 'docs', 'Privacy Policy', false, 'public'],
  Support: ['/static/Support', 'docs', 'Customer Support', false, 'public'],
  Replay: ['/static/Replay/:replayId', 'docs', 'Replay', true, 'public'],
  Launch: ['/launch/:brandId', 'none', 'Game', true, 'public'],
  Certificate: ['/static/Certificate/:gameId', 'docs', 'Certificate', true, 'public'],
  'Math Model': ['/static/MathModel', 'docs', 'Math model format', true, 'public'],
  PendingApproval: ['/Pending', 'default', 'Your application', true, 'signed-in'],
  Account: ['/Account', 'default', 'My Account', true, 'players'],
  Company: ['/Company', 'default', 'Company Details', true, 'any-group'],
  Compliance: ['/Compliance', 'default', 'Company Compliance Details', true, 'any-group'],
  AdminDashboard: ['/admin', 'default', 'Admin', false, 'admins'],
  ManageUsers: ['/admin/Users', 'default', 'Users', false, 'admins'],
  AuditLog: ['/admin/AuditLog', 'default', 'Audit Log', false, 'admins'],
  AdminReview: ['/admin/Review', 'default', 'Review queue', false, 'admins'],
  AdminSupport: ['/admin/Support', 'default', 'Support requests', false, 'admins'],
  AdminSupportRequest: ['/admin/Support/:requestId', 'default', 'Support request', true, 'admins'],
  AdminCompanies: ['/admin/Companies', 'default', 'Companies', false, 'admins'],
  AdminCompany: ['/admin/Companies/:companyId', 'default', 'Company', true, 'admins'],
  AdminUser: ['/admin/Users/:sub', 'default', 'User', true, 'admins'],
  AdminGame: ['/admin/Games/:gameId', 'default', 'Game', true, 'admins'],
  AdminGameVersion: ['/admin/Games/:gameId/versions/:versionId', 'default', 'Game version', true, 'admins'],
  AdminCasino: ['/admin/Casinos/:casinoId', 'default', 'Casino', true, 'admins'],
  ProviderGame: ['/provider/Games/:gameId', 'default', 'Game', true, 'providers'],
  ProviderNewVersion: ['/provider/Games/:gameId/new-version', 'default', 'New version', true, 'providers'],
  ProviderVersion: [
    '/provider/Games/:gameId/versions/:versionId',
    'default',
    'Game version',
    true,
    'providers',
  ],
  TestRun: ['/provider/testlab/History/:runId', 'default', 'Test run', true, 'providers'],
  OperatorCasino: ['/operator/Casinos/:casinoId', 'default', 'Casino', true, 'operators'],
  OperatorNewBrand: ['/operator/Casinos/:casinoId/new-brand', 'default', 'New brand', true, 'operators'],
  OperatorBrand: ['/operator/Casinos/:casinoId/brands/:brandId', 'default', 'Brand', true, 'operators'],
  BrandPlayer: [
    '/operator/brand/:brandId/UserManagement/:userId',
    'branddemo',
    'Player',
    true,
    'brand-admins',
  ],
  AdminGames: ['/admin/Games', 'default', 'Games', false, 'admins'],
  PlayProviderDemo: ['/games/:gameId', 'default', 'Game Listing', true, 'any-group'],
  ProviderDashboard: ['/provider', 'default', 'Provider', false, 'providers'],
  ProviderGames: ['/provider/Games', 'default', 'Your games', false, 'providers'],
  TestLab: ['/provider/testlab', 'default', 'Test Lab', false, 'providers'],
  TestLabHistory: ['/provider/testlab/History', 'default', 'Test Lab history', false, 'providers'],
  OperatorDashboard: ['/operator', 'default', 'Operator', false, 'operators'],
  OperatorGames: ['/operator/Games', 'default', 'Game catalogue', false, 'operators'],
  AdminCasinos: ['/admin/Casinos', 'default', 'Casinos Management', false, 'admins'],
  OperatorCasinos: ['/operator/Casinos', 'default', 'Casinos Test Lab', false, 'operators'],
  BrandDemo: ['/operator/brand/:brandId', 'branddemo', 'Lobby', true, 'players'],
  BrandAccount: ['/operator/brand/:brandId/Account', 'branddemo', 'Your account', true, 'players'],
  Coins: ['/operator/brand/:brandId/Coins', 'branddemo', 'Coins', true, 'players'],
  BrandDashboardDemo: ['/operator/brand/:brandId/Dashboard', 'branddemo', 'Dashboard', true, 'brand-admins'],
  Tourneys: ['/operator/brand/:brandId/Tourneys', 'branddemo', 'Tournaments', true, 'players'],
  NewTourney: ['/operator/brand/:brandId/Tourneys/new', 'branddemo', 'New tournament', true, 'brand-admins'],
  Tourney: ['/operator/brand/:brandId/Tourneys/:tournamentId', 'branddemo', 'Tournament', true, 'players'],
  EditTourney: [
    '/operator/brand/:brandId/Tourneys/:tournamentId/edit',
    'branddemo',
    'Edit tournament',
    true,
    'brand-admins',
  ],
  Promotions: ['/operator/brand/:brandId/Promotions', 'branddemo', 'Promotions', true, 'brand-admins'],
  NewPromotion: [
    '/operator/brand/:brandId/Promotions/new',
    'branddemo',
    'New promotion',
    true,
    'brand-admins',
  ],
  Promotion: [
    '/operator/brand/:brandId/Promotions/:promotionId',
    'branddemo',
    'Promotion',
    true,
    'brand-admins',
  ],
  EditPromotion: [
    '/operator/brand/:brandId/Promotions/:promotionId/edit',
    'branddemo',
    'Edit promotion',
    true,
    'brand-admins',
  ],
  BrandUserManagement: [
    '/operator/brand/:brandId/UserManagement',
    'branddemo',
    'Players',
    true,
    'brand-admins',
  ],
  PlayCasinoDemo: ['/operator/brand/:brandId/:gameId', 'branddemo', 'Play', true, 'players'],
};

/** The menu labels that differ from the title of the page. */
const menuLabels: Readonly<Record<string, string>> = {
  AdminDashboard: 'Overview',
  AdminSupport: 'Support',
  AdminCasinos: 'Casinos',
  ProviderDashboard: 'Overview',
  OperatorDashboard: 'Overview',
  OperatorCasinos: 'Casinos',
};

const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const sub = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';

/** A URL that matches the path. */
const addressOf = (path: string) =>
  generatePath(path, {
    gameId: id,
    brandId: '01KAJ3ZV8N4Q6T9XWCB2R5M7YB',
    casinoId: id,
    companyId: id,
    versionId: id,
    replayId: 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD',
    requestId: id,
    runId: id,
    promotionId: id,
    tournamentId: id,
    sub,
    userId: sub,
  });

const identities = {
  visitor: undefined,
  newcomer: [],
  'casino user': [],
  provider: ['PROVIDERS'],
  operator: ['OPERATORS'],
  admin: ['ADMINS'],
  'admin and provider': ['PROVIDERS', 'ADMINS'],
} as const;

type Identity = keyof typeof identities;
type Outcome = 'opens' | 'not found' | `goes to ${string}`;

const who = Object.keys(identities) as Identity[];
const everybody = (outcome: Outcome) => Object.fromEntries(who.map((identity) => [identity, outcome]));

/** The outcome for each identity by access; `here` is the requested path. */
const outcomes = (here: string): Record<RouteAccess, Record<string, Outcome>> => {
  const outside = {
    visitor: `goes to /login?next=${encodeURIComponent(here)}`,
    newcomer: 'goes to /pending',
    'casino user': 'goes to /pending',
  } as const;
  return {
    public: everybody('opens'),
    'signed-in': {
      ...outside,
      newcomer: 'opens',
      'casino user': 'opens',
      provider: 'goes to /provider',
      operator: 'goes to /operator',
      admin: 'goes to /admin',
      'admin and provider': 'goes to /admin',
    },
    'any-group': { ...everybody('opens'), ...outside },
    players: {
      ...everybody('opens'),
      visitor: outside.visitor,
      newcomer: `goes to /pending?next=${encodeURIComponent(here)}`,
    },
    admins: { ...everybody('not found'), ...outside, admin: 'opens', 'admin and provider': 'opens' },
    operators: { ...everybody('opens'), ...outside, provider: 'not found' },
    providers: { ...everybody('opens'), ...outside, operator: 'not found' },
    // For a brand that none of these users manages. For managers, see `brand-admins.test.ts`.
    'brand-admins': { ...everybody('not found'), ...outside, admin: 'opens', 'admin and provider': 'opens' },
  };
};

const open = async (path: string, identity: Identity, needs = {}) => {
  const choice = identity === 'casino user' ? { chosenAt: '2026-11-20T09:00:00Z' } : null;
  const fake = fakePlatform({ getPlayerChoice: () => choice });
  const groups = identities[identity];
  if (groups) await fake.arrive(`${identity}@novalink.test`, [...groups]);
  const router = createMemoryRouter(
    routeObjects({
      sessions: fake.platform.sessions,
      api: fake.platform.api,
      heading: () => path,
      first: () => undefined,
      leavesForRedirect: () => Promise.resolve(false),
      guard: (load) => load,
      ...needs,
    }),
    { initialEntries: ['/static/Terms'] },
  );
  await router.navigate(path);
  return router;
};

const outcomeOf = ({ state }: Awaited<ReturnType<typeof open>>, asked: string): Outcome => {
  const error: unknown = Object.values(state.errors ?? {})[0];
  if (error instanceof PageNotFound) return 'not found';
  expect(error).toBeUndefined();
  const here = state.location.pathname + state.location.search;
  return here === asked ? 'opens' : `goes to ${here}`;
};

describe.each(Object.entries(table))('%s', (name, [path, layout, title, menuHidden, access]) => {
  test('has the specified path, layout, title, menu entry and access', () => {
    const route: Route | undefined = Object.entries<Route>(routes).find(([known]) => known === name)?.[1];
    expect(route).toMatchObject({ path, layout, title, menuHidden, access });
    expect(route?.menuLabel).toBe(menuLabels[name]);
  });

  test.each(who)('opens, redirects or fails for a %s', async (identity) => {
    const address = addressOf(path);
    const isGuestsGame = name === 'PlayProviderDemo' && identity === 'visitor';
    expect(outcomeOf(await open(address, identity), address)).toBe(
      isGuestsGame ? `goes to /?game=${id}` : outcomes(address)[access][identity],
    );
  });

  test.each([addressOf(path).toLowerCase(), addressOf(path).toUpperCase()])(
    'opens at %s with its layout and title',
    async (asked) => {
      const identity = access === 'signed-in' ? 'newcomer' : 'admin';
      const { state } = await open(asked, identity);
      expect(state.matches.map(({ route }) => route.id)).toEqual(['root', `layout-${layout}`, name]);
      expect(state.matches.at(-1)?.route.handle).toEqual({ name, title });
    },
  );
});

test('the table has exactly one row for every route', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(routes).sort());
});

test('an unmatched path is a 404', async () => {
  const { state } = await open('/nowhere', 'admin');
  expect(Object.values(state.errors ?? {})).toEqual([new PageNotFound('/nowhere')]);
});

test('waits at an unknown path that a route rule redirects', async () => {
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const router = await open('/static/Terms', 'admin', {
    leavesForRedirect: () => {
      ask();
      return Promise.resolve(true);
    },
  });
  void router.navigate('/nowhere');
  await asked;
  expect(router.state.navigation.state).toBe('loading');
});

test.each([
  '/games/1',
  '/games/:gameId',
  '/games/81KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  '/games/01KAJ3ZV8N4Q6T9XWCB2R5M7YU',
  '/static/Replay',
  '/static/Replay/1',
  '/static/Replay/U1KAJ3ZV8N4Q6T9XWCB2R5M7YD',
  '/operator/brand/1',
  '/admin/Users/1',
  '/admin/Companies/3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90',
  '/operator/brand/:brandId/UserManagement',
  '/operator/brand/01KAJ3ZV8N4Q6T9XWCB2R5M7YD/lobby',
])('%s is a 404 for everybody, because its id is invalid', async (path) => {
  for (const identity of who) {
    const error: unknown = Object.values((await open(path, identity)).state.errors ?? {})[0];
    expect(error).toMatchObject({ name: 'PageNotFound', path });
  }
});

test('checks access again if only the query changes', async () => {
  const fake = fakePlatform();
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  const router = await open('/admin/Users', 'admin', { sessions: fake.platform.sessions });
  await fake.platform.accounts.signOut();
  await router.navigate('/admin/Users?group=ADMINS');
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/admin/Users?group=ADMINS')}`);
});

test.each(['/company#terms', '/Admin/Users?group=ADMINS#page#2'])(
  'keeps the fragment of %s through the sign-in',
  async (path) => {
    const router = await open(path, 'visitor');
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(path)}`);
  },
);

test('keeps the fragment of a brand’s page for users who have not chosen to play', async () => {
  const path = '/operator/brand/01KAJ3ZV8N4Q6T9XWCB2R5M7YD/Account?tab=play#limits';
  const router = await open(path, 'newcomer');
  expect(router.state.location.pathname).toMatch(/^\/pending$/i);
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent(path)}`);
});

test('a check that throws is logged and leads to sign-in', async () => {
  const logged: unknown[][] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
  const { sessions } = fakePlatform().platform;
  const broken = { ...sessions, read: () => Promise.reject(new Error('storage is broken')) };
  const router = await open('/account', 'visitor', { sessions: broken });
  error.mockRestore();
  expect(router.state.location.pathname + router.state.location.search).toBe('/login');
  expect(logged).toEqual([['The session could not be checked', new Error('storage is broken')]]);
});

test('an unknown middleware name throws', () => {
  expect(() => middlewareNamed('sesion')).toThrow('Unknown route middleware: sesion');
  expect(() => middlewareNamed('toString')).toThrow('Unknown route middleware: toString');
});
