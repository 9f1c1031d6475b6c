import type { ComponentType } from 'react';
import type { RouteName } from '#domain/routes';

/** The page of each route; a route without one does not compile. */
export const pages: Record<RouteName, () => Promise<ComponentType>> = {
  Home: async () => (await import('../features/home/home-page')).HomePage,
  login: async () => (await import('../features/auth/login-page')).LoginPage,
  signup: async () => (await import('../features/auth/sign-up-page')).SignUpPage,
  'Terms of Service': async () => (await import('../features/legal/terms-page')).TermsPage,
  'Privacy Policy': async () => (await import('../features/legal/policy-page')).PolicyPage,
  'Math Model': async () => (await import('../features/docs/math-model-page')).MathModelPage,
  PendingApproval: async () => (await import('../features/companies/pending-page')).PendingPage,
  Account: async () => (await import('../features/account/account-page')).AccountPage,
  Company: async () => (await import('../features/companies/company-page')).CompanyPage,
  Compliance: async () => (await import('../features/compliance/compliance-page')).CompliancePage,
  AdminDashboard: async () => (await import('../features/admin/admin-page')).AdminPage,
  ManageUsers: async () => (await import('../features/users/manage-users-page')).ManageUsersPage,
  AdminGames: async () => (await import('../features/games-admin/admin-games-page')).AdminGamesPage,
  AdminCasinos: async () => (await import('../features/casinos-admin/admin-casinos-page')).AdminCasinosPage,
  PlayProviderDemo: async () => (await import('./game-listing')).GameListing,
  ProviderDashboard: async () => (await import('../features/companies/provider-page')).ProviderPage,
  ProviderGames: async () => (await import('../features/games/provider-games-page')).ProviderGamesPage,
  ProviderGame: async () => (await import('../features/games/game-page')).GamePage,
  ProviderNewVersion: async () => (await import('../features/games/versions/version-page')).NewVersionPage,
  ProviderVersion: async () => (await import('../features/games/versions/version-page')).VersionPage,
  TestLab: async () => (await import('../features/lab/lab-page')).LabPage,
  TestLabHistory: async () => (await import('../features/lab-history/lab-history-page')).LabHistoryPage,
  TestRun: async () => (await import('../features/lab-history/run-page')).RunPage,
  OperatorDashboard: async () => (await import('../features/companies/operator-page')).OperatorPage,
  OperatorGames: async () => (await import('../features/catalogue/catalogue-page')).CataloguePage,
  OperatorCasinos: async () =>
    (await import('../features/casinos/operator-casinos-page')).OperatorCasinosPage,
  OperatorCasino: async () => (await import('../features/casinos/casino-page')).CasinoPage,
  OperatorNewBrand: async () =>
    (await import('../features/casinos/brands/create-brand-page')).CreateBrandPage,
  OperatorBrand: async () => (await import('../features/casinos/brands/brand-page')).BrandPage,
  BrandDemo: async () => (await import('../features/brand/lobby-page')).LobbyPage,
  BrandAccount: async () => (await import('../features/brand-account/account-page')).BrandAccountPage,
  Coins: async () => (await import('../features/brand-coins/coins-page')).CoinsPage,
  BrandUserManagement: async () => (await import('../features/brand-users/players-page')).PlayersPage,
  PlayCasinoDemo: async () => (await import('../features/brand-play/brand-play-page')).BrandPlayPage,
};
