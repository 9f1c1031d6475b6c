import type { ComponentType } from 'react';
import type { RouteName } from '#domain/routes';

/** The page of each route. A route without a page does not compile. */
export const pages: Record<RouteName, () => Promise<ComponentType>> = {
  Home: async () => (await import('../home')).Home,
  login: async () => (await import('../login')).Login,
  signup: async () => (await import('../../features/auth/sign-up-page')).SignUpPage,
  'About Us': async () => (await import('../../features/docs/about-page')).AboutPage,
  PublicAudit: async () => (await import('../../features/public-audit/public-audit-page')).PublicAuditPage,
  Proof: async () => (await import('../../features/proof/proof-page')).ProofPage,
  'Terms of Service': async () => (await import('../../features/legal/terms-page')).TermsPage,
  'Privacy Policy': async () => (await import('../../features/legal/policy-page')).PolicyPage,
  Support: async () => (await import('../../features/support/support-page')).SupportPage,
  Replay: async () => (await import('../../features/replay/replay-page')).ReplayPage,
  Certificate: async () => (await import('../../features/proof/certificate-page')).CertificatePage,
  'Math Model': async () => (await import('../../features/docs/math-model-page')).MathModelPage,
  PendingApproval: async () => (await import('../../features/companies/pending-page')).PendingPage,
  Account: async () => (await import('../../features/account/account-page')).AccountPage,
  Company: async () => (await import('../../features/companies/company-page')).CompanyPage,
  Compliance: async () => (await import('../../features/compliance/compliance-page')).CompliancePage,
  AdminDashboard: async () => (await import('../../features/admin/dashboard/admin-page')).AdminPage,
  AdminReview: async () => (await import('../../features/admin/review/review-page')).AdminReviewPage,
  AdminSupport: async () => (await import('../../features/support-admin/requests-page')).AdminSupportPage,
  AdminSupportRequest: async () =>
    (await import('../../features/support-admin/request-page')).AdminSupportRequestPage,
  AdminCompanies: async () => (await import('../../features/admin/companies-page')).AdminCompaniesPage,
  AdminCompany: async () => (await import('../../features/admin/company/company-page')).AdminCompanyPage,
  ManageUsers: async () => (await import('../../features/users/manage-users-page')).ManageUsersPage,
  AdminUser: async () => (await import('../../features/users/user-page')).AdminUserPage,
  AuditLog: async () => (await import('../../features/audit-log/audit-log-page')).AuditLogPage,
  AdminGames: async () => (await import('../../features/games-admin/admin-games-page')).AdminGamesPage,
  AdminGame: async () => (await import('../../features/games-admin/admin-game-page')).AdminGamePage,
  AdminGameVersion: async () =>
    (await import('../../features/games-admin/admin-version-page')).AdminVersionPage,
  AdminCasinos: async () =>
    (await import('../../features/casinos-admin/admin-casinos-page')).AdminCasinosPage,
  AdminCasino: async () => (await import('../../features/casinos-admin/admin-casino-page')).AdminCasinoPage,
  PlayProviderDemo: async () => (await import('../game-listing')).GameListing,
  ProviderDashboard: async () => (await import('../../features/companies/provider-page')).ProviderPage,
  ProviderGames: async () => (await import('../../features/games/provider-games-page')).ProviderGamesPage,
  ProviderGame: async () => (await import('../../features/games/game-page')).GamePage,
  ProviderNewVersion: async () =>
    (await import('../../features/games/versions/new-version-page')).NewVersionPage,
  ProviderVersion: async () => (await import('../../features/games/versions/version-page')).VersionPage,
  TestLab: async () => (await import('../../features/lab/lab-page')).LabPage,
  TestLabHistory: async () => (await import('../../features/lab-history/lab-history-page')).LabHistoryPage,
  TestRun: async () => (await import('../../features/lab-history/run-page')).RunPage,
  OperatorDashboard: async () => (await import('../../features/companies/operator-page')).OperatorPage,
  OperatorGames: async () => (await import('../../features/catalogue/catalogue-page')).CataloguePage,
  OperatorCasinos: async () =>
    (await import('../../features/casinos/operator-casinos-page')).OperatorCasinosPage,
  OperatorCasino: async () => (await import('../../features/casinos/casino-page')).CasinoPage,
  OperatorNewBrand: async () =>
    (await import('../../features/casinos/brands/create-brand-page')).CreateBrandPage,
  OperatorBrand: async () => (await import('../../features/casinos/brands/brand-page')).BrandPage,
  BrandDemo: async () => (await import('../../features/brand/lobby-page')).LobbyPage,
  BrandAccount: async () => (await import('../../features/brand-account/account-page')).BrandAccountPage,
  Coins: async () => (await import('../../features/brand-coins/coins-page')).CoinsPage,
  Tourneys: async () => (await import('../../features/tournaments/tournaments-page')).TournamentsPage,
  NewTourney: async () => (await import('../../features/tournaments/new-tournament-page')).NewTournamentPage,
  Tourney: async () => (await import('../../features/tournaments/tournament-page')).TournamentPage,
  EditTourney: async () =>
    (await import('../../features/tournaments/edit-tournament-page')).EditTournamentPage,
  Promotions: async () => (await import('../../features/promotions/promotions-page')).PromotionsPage,
  NewPromotion: async () =>
    (await import('../../features/promotions/editor/new-promotion-page')).NewPromotionPage,
  Promotion: async () => (await import('../../features/promotions/promotion-page')).PromotionPage,
  EditPromotion: async () =>
    (await import('../../features/promotions/editor/edit-promotion-page')).EditPromotionPage,
  BrandUserManagement: async () => (await import('../../features/brand-users/players-page')).PlayersPage,
  BrandPlayer: async () => (await import('../../features/brand-users/player-page')).PlayerPage,
  BrandDashboardDemo: async () =>
    (await import('../../features/brand-dashboard/brand-dashboard-page')).BrandDashboardPage,
  PlayCasinoDemo: async () => (await import('../../features/brand-play/brand-play-page')).BrandPlayPage,
};
