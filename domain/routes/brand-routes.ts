import type { Route } from './route';

/** Pages of a brand, in its own layout. */
export const brandRoutes = {
  BrandDemo: {
    path: '/operator/brand/:brandId',
    layout: 'branddemo',
    title: 'Lobby',
    menuHidden: true,
    access: 'any-group',
  },
  BrandAccount: {
    path: '/operator/brand/:brandId/Account',
    layout: 'branddemo',
    title: 'Your account',
    menuHidden: true,
    access: 'any-group',
  },
  Coins: {
    path: '/operator/brand/:brandId/Coins',
    layout: 'branddemo',
    title: 'Coins',
    menuHidden: true,
    access: 'any-group',
  },
  Tourneys: {
    path: '/operator/brand/:brandId/Tourneys',
    layout: 'branddemo',
    title: 'Tournaments',
    menuHidden: true,
    access: 'any-group',
  },
  NewTourney: {
    path: '/operator/brand/:brandId/Tourneys/new',
    layout: 'branddemo',
    title: 'New tournament',
    menuHidden: true,
    access: 'brand-admins',
  },
  Tourney: {
    path: '/operator/brand/:brandId/Tourneys/:tournamentId',
    layout: 'branddemo',
    title: 'Tournament',
    menuHidden: true,
    access: 'any-group',
  },
  EditTourney: {
    path: '/operator/brand/:brandId/Tourneys/:tournamentId/edit',
    layout: 'branddemo',
    title: 'Edit tournament',
    menuHidden: true,
    access: 'brand-admins',
  },
  BrandUserManagement: {
    path: '/operator/brand/:brandId/UserManagement',
    layout: 'branddemo',
    title: 'Players',
    menuHidden: true,
    access: 'brand-admins',
  },
  BrandPlayer: {
    path: '/operator/brand/:brandId/UserManagement/:userId',
    layout: 'branddemo',
    title: 'Player',
    menuHidden: true,
    access: 'brand-admins',
  },
  BrandDashboardDemo: {
    path: '/operator/brand/:brandId/Dashboard',
    layout: 'branddemo',
    title: 'Dashboard',
    menuHidden: true,
    access: 'brand-admins',
  },
  PlayCasinoDemo: {
    path: '/operator/brand/:brandId/:gameId',
    layout: 'branddemo',
    title: 'Play',
    menuHidden: true,
    access: 'any-group',
  },
} as const satisfies Record<string, Route>;
