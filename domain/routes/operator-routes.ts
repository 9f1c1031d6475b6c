import type { Route } from './route';

/** Pages of operators. */
export const operatorRoutes = {
  OperatorDashboard: {
    path: '/operator',
    layout: 'default',
    title: 'Operator',
    menuLabel: 'Overview',
    menuHidden: false,
    access: 'operators',
  },
  OperatorGames: {
    path: '/operator/Games',
    layout: 'default',
    title: 'Game catalogue',
    menuHidden: false,
    access: 'operators',
  },
  OperatorCasinos: {
    path: '/operator/Casinos',
    layout: 'default',
    title: 'Casinos Test Lab',
    menuLabel: 'Casinos',
    menuHidden: false,
    access: 'operators',
  },
  OperatorCasino: {
    path: '/operator/Casinos/:casinoId',
    layout: 'default',
    title: 'Casino',
    menuHidden: true,
    access: 'operators',
  },
  OperatorNewBrand: {
    path: '/operator/Casinos/:casinoId/new-brand',
    layout: 'default',
    title: 'New brand',
    menuHidden: true,
    access: 'operators',
  },
  OperatorBrand: {
    path: '/operator/Casinos/:casinoId/brands/:brandId',
    layout: 'default',
    title: 'Brand',
    menuHidden: true,
    access: 'operators',
  },
} as const satisfies Record<string, Route>;
