/**
 * The paths of the site, as the router, the edge and the tests see them. Matching ignores case.
 * `access` is who may open it: see `docs/architecture.md`.
 */
export type RouteAccess =
  'public' | 'signed-in' | 'any-group' | 'admins' | 'operators' | 'providers' | 'brand-admins';
export type RouteLayout = 'landing' | 'default' | 'docs' | 'branddemo' | 'none';

export interface Route {
  readonly path: string;
  readonly layout: RouteLayout;
  /** Document title; the product's name is added. */
  readonly title: string;
  readonly menuHidden: boolean;
  /** What the menu calls it; absent: its title. */
  readonly menuLabel?: string;
  readonly access: RouteAccess;
}

export const routes = {
  Home: { path: '/', layout: 'landing', title: 'Home', menuHidden: true, access: 'public' },
  login: { path: '/Login', layout: 'none', title: 'Sign in', menuHidden: true, access: 'public' },
  signup: {
    path: '/SignUp',
    layout: 'none',
    title: 'Create your account',
    menuHidden: true,
    access: 'public',
  },
  'Terms of Service': {
    path: '/static/Terms',
    layout: 'docs',
    title: 'Terms of Service',
    menuHidden: false,
    access: 'public',
  },
  'Privacy Policy': {
    path: '/static/Policy',
    layout: 'docs',
    title: 'Privacy Policy',
    menuHidden: false,
    access: 'public',
  },
  'Math Model': {
    path: '/static/MathModel',
    layout: 'docs',
    title: 'Math model format',
    menuHidden: true,
    access: 'public',
  },
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
    access: 'any-group',
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
  PlayCasinoDemo: {
    path: '/operator/brand/:brandId/:gameId',
    layout: 'branddemo',
    title: 'Play',
    menuHidden: true,
    access: 'any-group',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
