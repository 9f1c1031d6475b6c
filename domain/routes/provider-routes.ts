import type { Route } from './route';

/** Pages of providers, and the page of a game. */
export const providerRoutes = {
  PlayProviderDemo: {
    path: '/games/:gameId',
    layout: 'default',
    title: 'Game Listing',
    menuHidden: true,
    access: 'any-group',
  },
  ProviderDashboard: {
    path: '/provider',
    layout: 'default',
    title: 'Provider',
    menuLabel: 'Overview',
    menuHidden: false,
    access: 'providers',
  },
  ProviderGames: {
    path: '/provider/Games',
    layout: 'default',
    title: 'Your games',
    menuHidden: false,
    access: 'providers',
  },
  ProviderGame: {
    path: '/provider/Games/:gameId',
    layout: 'default',
    title: 'Game',
    menuHidden: true,
    access: 'providers',
  },
  ProviderNewVersion: {
    path: '/provider/Games/:gameId/new-version',
    layout: 'default',
    title: 'New version',
    menuHidden: true,
    access: 'providers',
  },
  ProviderVersion: {
    path: '/provider/Games/:gameId/versions/:versionId',
    layout: 'default',
    title: 'Game version',
    menuHidden: true,
    access: 'providers',
  },
  TestLab: {
    path: '/provider/testlab',
    layout: 'default',
    title: 'Test Lab',
    menuHidden: false,
    access: 'providers',
  },
  TestLabHistory: {
    path: '/provider/testlab/History',
    layout: 'default',
    title: 'Test Lab history',
    menuHidden: false,
    access: 'providers',
  },
  TestRun: {
    path: '/provider/testlab/History/:runId',
    layout: 'default',
    title: 'Test run',
    menuHidden: true,
    access: 'providers',
  },
} as const satisfies Record<string, Route>;
