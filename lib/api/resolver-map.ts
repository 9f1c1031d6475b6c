import type {
  Company,
  ComplianceProfile,
  Game,
  GameVersion,
  Mutation,
  PublicGame,
  Query,
  TestRun,
} from '#domain/generated/types';
import { brandMutations, brandQueries, brandTypes } from '#lib/api/brand-fields';
import { promotionMutations, promotionQueries } from '#lib/api/promotion-fields';
import { tournamentMutations, tournamentQueries } from '#lib/api/tournament-fields';
import { supportMutations, supportQueries } from '#lib/api/support-fields';
import { type Plans, at, byFunction, byFunctionForGuests, read, write } from '#lib/api/resolver-plan';

const thenCompany = (field: string) => write(`companies/Mutation.${field}`, 'companies/read-company');
const thenProfile = (field: string) => write(`compliance/Mutation.${field}`, 'compliance/read-profile');
const thenDocument = (field: string) => write(`compliance/Mutation.${field}`, 'compliance/read-document');
const onGame = (field: string) => write('games/read-game', `games/Mutation.${field}`, 'games/read-game');
const ofCompany = (field: string) => write('metrics/read-company', at('metrics', `metrics/Query.${field}`));
const thenVersion = (field: string) => write(`versions/Mutation.${field}`, 'versions/read-version');

/** All fields with a resolver. A root field without one is a compile error. */
export const resolverMap = {
  Query: {
    getCompany: read('companies/Query.getCompany'),
    listCompanies: read('companies/Query.listCompanies'),
    getUser: byFunction('user-administration'),
    listUserHistory: read('people/Query.listUserHistory', 'audit'),
    listAuditEvents: read('people/Query.listAuditEvents', 'audit'),
    getPublishedEvent: read('people/Query.getPublishedEvent', 'audit'),
    listReviewItems: write('review/Query.listReviewItems', 'review/read-who-asks'),
    getGame: read('games/Query.getGame'),
    listGames: write('companies/read-listed-company', 'games/Query.listGames'),
    getGameVersion: read('versions/Query.getGameVersion'),
    listCatalogue: read('games/Query.listCatalogue'),
    searchCatalogue: write('search/read-offered-names', 'games/Query.searchCatalogue'),
    getPublicGame: read('games/Query.getPublicGame'),
    getGameCertificate: write(
      'lab/read-offered-game',
      'lab/read-live-version',
      'lab/Query.getGameCertificate',
    ),
    getTestRun: read('lab/Query.getTestRun'),
    listTestRuns: read('lab/Query.listTestRuns'),
    getFileCheck: read('files/Query.getFileCheck'),
    getImages: read('files/Query.getImages'),
    getAgeConfirmation: read('people/Query.getAgeConfirmation'),
    getTermsAcceptance: read('people/Query.getTermsAcceptance'),
    search: write('search/read-own-names', 'search/read-catalogue-names', 'search/Query.search'),
    listNotifications: write('notifications/read-mark', 'notifications/Query.listNotifications'),
    getNotificationSettings: read('notifications/Query.getNotificationSettings'),
    ...supportQueries,
    exportMyData: byFunction('accounts'),
    getOperatorMetrics: ofCompany('getOperatorMetrics'),
    getProviderMetrics: ofCompany('getProviderMetrics'),
    getGameMetrics: write('metrics/read-game', at('metrics', 'metrics/Query.getGameMetrics')),
    getPlatformStatus: read('metrics/Query.getPlatformStatus', 'metrics'),
    getReviewActivity: read('metrics/Query.getReviewActivity', 'metrics'),
    getPlatformMetrics: read('metrics/Query.getPlatformMetrics', 'metrics'),
    ...brandQueries,
    ...tournamentQueries,
    ...promotionQueries,
  } satisfies Plans<keyof Query>,
  Mutation: {
    createCompany: write(
      at('user-administration', 'companies/read-named-owner'),
      'companies/Mutation.createCompany',
      'companies/read-company',
    ),
    updateCompany: thenCompany('updateCompany'),
    deleteCompany: write('companies/read-company', 'companies/Mutation.deleteCompany'),
    submitCompany: thenCompany('submitCompany'),
    withdrawCompany: thenCompany('withdrawCompany'),
    approveCompany: thenCompany('approveCompany'),
    rejectCompany: thenCompany('rejectCompany'),
    suspendCompany: thenCompany('suspendCompany'),
    reinstateCompany: write(
      'companies/read-company',
      'companies/Mutation.reinstateCompany',
      'companies/read-company',
    ),
    closeCompany: write(
      'companies/read-company',
      'companies/Mutation.closeCompany',
      'companies/read-company',
    ),
    saveComplianceProfile: write(
      'compliance/read-compliance-status',
      'compliance/Mutation.saveComplianceProfile',
      'compliance/read-profile',
    ),
    submitComplianceProfile: write(
      'compliance/read-compliance-status',
      'compliance/read-documents',
      'compliance/Mutation.submitComplianceProfile',
      'compliance/read-profile',
    ),
    withdrawComplianceProfile: write(
      'compliance/read-compliance-status',
      'compliance/Mutation.withdrawComplianceProfile',
      'compliance/read-profile',
    ),
    acceptComplianceProfile: write(
      'compliance/read-reviewed-profile',
      'compliance/read-reviewed-documents',
      'compliance/Mutation.acceptComplianceProfile',
      'compliance/read-profile',
    ),
    requestComplianceChanges: thenProfile('requestComplianceChanges'),
    revokeComplianceProfile: thenProfile('revokeComplianceProfile'),
    addComplianceDocument: write(
      'compliance/read-compliance-status',
      'compliance/read-document-file',
      'compliance/Mutation.addComplianceDocument',
      'compliance/read-document',
    ),
    removeComplianceDocument: write(
      'compliance/read-compliance-status',
      'compliance/Mutation.removeComplianceDocument',
    ),
    acceptComplianceDocument: thenDocument('acceptComplianceDocument'),
    rejectComplianceDocument: thenDocument('rejectComplianceDocument'),
    createGame: write('companies/read-company', 'games/Mutation.createGame', 'games/read-game'),
    updateGame: write('games/Mutation.updateGame', 'games/read-game'),
    acknowledgeRtpAlert: write('rtp-alerts/Mutation.acknowledgeRtpAlert', 'rtp-alerts/read-alert'),
    suspendGame: onGame('suspendGame'),
    resumeGame: write(
      'games/read-game',
      'games/read-company-of-game',
      'games/Mutation.resumeGame',
      'games/read-game',
    ),
    deprecateGame: onGame('deprecateGame'),
    retireGame: onGame('retireGame'),
    createGameVersion: byFunction('game-versions'),
    updateGameVersion: byFunction('game-versions'),
    startTestRun: byFunction('test-runs'),
    cancelTestRun: byFunction('test-runs'),
    submitGameVersion: write(
      'versions/read-version-and-game',
      'versions/read-submitted-files',
      'versions/Mutation.submitGameVersion',
      'versions/read-version',
    ),
    withdrawGameVersion: thenVersion('withdrawGameVersion'),
    approveGameVersion: thenVersion('approveGameVersion'),
    rejectGameVersion: thenVersion('rejectGameVersion'),
    publishGameVersion: write(
      'versions/read-version-and-game',
      'versions/read-certified-run',
      'versions/Mutation.publishGameVersion',
      'versions/read-version',
    ),
    confirmAge: write('people/Mutation.confirmAge', 'people/Query.getAgeConfirmation'),
    acceptTerms: write('people/Mutation.acceptTerms', 'people/Query.getTermsAcceptance'),
    markNotificationRead: write('notifications/Mutation.markNotificationRead'),
    markNotificationsRead: write('notifications/Mutation.markNotificationsRead'),
    saveNotificationSettings: write('notifications/Mutation.saveNotificationSettings'),
    ...supportMutations,
    startDemoSession: byFunction('demo-play'),
    startPreviewSession: byFunction('demo-play'),
    playDemoRound: byFunction('demo-play'),
    startGuestSession: byFunctionForGuests('guest-play'),
    playGuestRound: byFunctionForGuests('guest-play'),
    ...brandMutations,
    ...tournamentMutations,
    ...promotionMutations,
    addToGroup: byFunction('user-administration'),
    removeFromGroup: byFunction('user-administration'),
    listUsers: byFunction('user-administration'),
    deleteUser: byFunction('user-administration'),
    deleteMyAccount: byFunction('accounts'),
  } satisfies Plans<keyof Mutation>,
  Company: {
    compliance: read('companies/Company.compliance'),
    history: read('companies/Company.history', 'audit'),
  } satisfies Plans<keyof Pick<Company, 'compliance' | 'history'>>,
  ComplianceProfile: {
    documents: read('compliance/ComplianceProfile.documents'),
  } satisfies Plans<keyof Pick<ComplianceProfile, 'documents'>>,
  Game: {
    versions: read('games/Game.versions'),
    history: read('games/Game.history', 'audit'),
  } satisfies Plans<keyof Pick<Game, 'versions' | 'history'>>,
  GameVersion: {
    mathModel: read('versions/GameVersion.mathModel'),
    testRun: read('versions/GameVersion.testRun'),
  } satisfies Plans<keyof Pick<GameVersion, 'mathModel' | 'testRun'>>,
  TestRun: {
    mathModel: read('lab/TestRun.mathModel'),
    result: read('lab/TestRun.result'),
  } satisfies Plans<keyof Pick<TestRun, 'mathModel' | 'result'>>,
  ...brandTypes,
  PublicGame: {
    rules: read('games/PublicGame.rules'),
  } satisfies Plans<keyof Pick<PublicGame, 'rules'>>,
} as const;
