import type { Route } from './route';

/** Pages of admins. */
export const adminRoutes = {
  AdminDashboard: {
    path: '/admin',
    layout: 'default',
    title: 'Admin',
    menuLabel: 'Overview',
    menuHidden: false,
    access: 'admins',
  },
  AdminReview: {
    path: '/admin/Review',
    layout: 'default',
    title: 'Review queue',
    menuHidden: false,
    access: 'admins',
  },
  AdminCompanies: {
    path: '/admin/Companies',
    layout: 'default',
    title: 'Companies',
    menuHidden: false,
    access: 'admins',
  },
  AdminCompany: {
    path: '/admin/Companies/:companyId',
    layout: 'default',
    title: 'Company',
    menuHidden: true,
    access: 'admins',
  },
  ManageUsers: {
    path: '/admin/Users',
    layout: 'default',
    title: 'Users',
    menuHidden: false,
    access: 'admins',
  },
  AdminUser: {
    path: '/admin/Users/:sub',
    layout: 'default',
    title: 'User',
    menuHidden: true,
    access: 'admins',
  },
  AdminGames: {
    path: '/admin/Games',
    layout: 'default',
    title: 'Games',
    menuHidden: false,
    access: 'admins',
  },
  AdminGame: {
    path: '/admin/Games/:gameId',
    layout: 'default',
    title: 'Game',
    menuHidden: true,
    access: 'admins',
  },
  AdminGameVersion: {
    path: '/admin/Games/:gameId/versions/:versionId',
    layout: 'default',
    title: 'Game version',
    menuHidden: true,
    access: 'admins',
  },
  AdminCasinos: {
    path: '/admin/Casinos',
    layout: 'default',
    title: 'Casinos Management',
    menuLabel: 'Casinos',
    menuHidden: false,
    access: 'admins',
  },
  AdminCasino: {
    path: '/admin/Casinos/:casinoId',
    layout: 'default',
    title: 'Casino',
    menuHidden: true,
    access: 'admins',
  },
} as const satisfies Record<string, Route>;
