import type { Route } from './route';

/** Pages of a signed-in user and their company. */
export const ownRoutes = {
  PendingApproval: {
    path: '/Pending',
    layout: 'default',
    title: 'Your application',
    menuHidden: true,
    access: 'signed-in',
  },
  Account: {
    path: '/Account',
    layout: 'default',
    title: 'My Account',
    menuHidden: true,
    access: 'players',
  },
  Company: {
    path: '/Company',
    layout: 'default',
    title: 'Company Details',
    menuHidden: true,
    access: 'any-group',
  },
  Compliance: {
    path: '/Compliance',
    layout: 'default',
    title: 'Company Compliance Details',
    menuHidden: true,
    access: 'any-group',
  },
} as const satisfies Record<string, Route>;
