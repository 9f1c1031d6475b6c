import type { GuardName } from '#domain/guard';
import type { FileOperation } from '../matrix/files';
import type { GraphqlOperation, Part } from '../matrix/operations';
import { brandGuards } from './brand-operations';
import type { OperationGuards, Removal } from './operation-guards';

const decisionOnCompany = {
  guards: ['@groups', 'company.not-own', 'caller.access'],
  behind: ['company.owner'],
} as const;
const ownProfile = { guards: ['company.owner', 'compliance.owner', 'caller.access'] } as const;
const decisionOnCompliance = { guards: ['@groups', 'compliance.not-own', 'caller.access'] } as const;
const providersGame = { guards: ['@groups', 'game.owner', 'caller.access'] } as const;
const decisionOnGame = { guards: [['@groups', 'game.owner'], 'game.not-own', 'caller.access'] } as const;
const decisionOnVersion = {
  guards: ['@groups', 'version.not-own', 'caller.access'],
  behind: ['version.owner'],
} as const;
const changedWebhook = { guards: ['webhook.owner', 'webhook.change-own', 'caller.access'] } as const;
const ofCompany = { guards: ['company.owner'] } as const;
const ofGame = { guards: ['game.owner'] } as const;
const ofVersion = { guards: ['version.owner'] } as const;
const ofRun = { guards: ['run.owner'] } as const;
const offered = { guards: ['game.offered'] } as const;
const administration = {
  guards: [['@groups', 'user.admin'], 'user.not-self', 'caller.access'],
} as const;

const otherGuards = {
  'Query.getCompany': ofCompany,
  'Query.listCompanies': { guards: ['company.list-all'] },
  'Query.listApiKeys': { guards: ['api-key.owner'], behind: ['caller.access'] },
  'Mutation.createApiKey': {
    guards: ['api-key.owner', 'api-key.create-own', 'api-key.approved-company', 'caller.access'],
  },
  'Mutation.revokeApiKey': { guards: ['api-key.owner', 'caller.access'] },
  'Query.listWebhookEndpoints': { guards: ['webhook.owner'], behind: ['caller.access'] },
  'Query.listWebhookDeliveries': { guards: ['webhook.owner'], behind: ['caller.access'] },
  'Mutation.createWebhookEndpoint': {
    guards: ['webhook.owner', 'webhook.change-own', 'webhook.approved-company', 'caller.access'],
  },
  'Mutation.updateWebhookEndpoint': changedWebhook,
  'Mutation.setWebhookStatus': { guards: ['webhook.owner', 'caller.access'] },
  'Mutation.deleteWebhookEndpoint': { guards: ['webhook.owner', 'caller.access'] },
  'Mutation.rotateWebhookSecret': changedWebhook,
  'Mutation.sendTestWebhook': changedWebhook,
  'Mutation.sendWebhookAgain': changedWebhook,
  'Query.search': { guards: ['search.all'] },
  'Query.getUser': { guards: [['@groups', 'user.admin'], 'caller.access'] },
  'Query.listUserHistory': { guards: ['@groups'] },
  // The names of users are left out if the user administration refuses.
  'Query.listAuditEvents': { guards: ['@groups'], behind: ['user.admin', 'caller.access'] },
  'Query.getPublishedEvent': { guards: ['@groups'] },
  'Query.listReviewItems': { guards: ['@groups'] },
  'Query.getPlatformMetrics': { guards: ['@groups'] },
  'Query.getPlatformStatus': { guards: ['@groups'] },
  'Query.getReviewActivity': { guards: ['@groups'] },
  'Query.getOperatorMetrics': { guards: ['@groups', 'company.owner'] },
  'Query.getProviderMetrics': { guards: ['@groups', 'company.owner'] },
  'Query.getGameMetrics': { guards: ['@groups', 'game.owner'] },
  'Company.compliance': ofCompany,
  'Company.history': ofCompany,
  'Mutation.createCompany': {
    guards: ['company.named-owner', 'company.owner-exists', 'caller.access'],
    behind: ['company.owner', 'user.admin'],
  },
  'Mutation.updateCompany': { guards: ['company.owner', 'company.update-own', 'caller.access'] },
  'Mutation.deleteCompany': { guards: ['company.owner', 'caller.access'] },
  'Mutation.submitCompany': { guards: ['company.owner', 'company.submit-own', 'caller.access'] },
  'Mutation.withdrawCompany': { guards: ['company.owner', 'company.withdraw-own', 'caller.access'] },
  'Mutation.approveCompany': decisionOnCompany,
  'Mutation.rejectCompany': decisionOnCompany,
  'Mutation.suspendCompany': decisionOnCompany,
  'Mutation.reinstateCompany': { guards: [['@groups', 'company.owner'], 'company.not-own', 'caller.access'] },
  'Mutation.closeCompany': { guards: ['company.owner', 'caller.access'] },

  'ComplianceProfile.documents': ofCompany,
  'Mutation.saveComplianceProfile': ownProfile,
  'Mutation.submitComplianceProfile': ownProfile,
  'Mutation.withdrawComplianceProfile': ownProfile,
  'Mutation.removeComplianceDocument': ownProfile,
  'Mutation.addComplianceDocument': {
    guards: [
      'company.owner',
      ['compliance.owner', 'document.own-file'],
      'document.own-file',
      'document.checked-file',
      'caller.access',
    ],
  },
  'Mutation.acceptComplianceProfile': {
    guards: ['@groups', 'compliance.not-own', 'compliance.documents-decided', 'caller.access'],
  },
  'Mutation.requestComplianceChanges': decisionOnCompliance,
  'Mutation.revokeComplianceProfile': decisionOnCompliance,
  'Mutation.acceptComplianceDocument': decisionOnCompliance,
  'Mutation.rejectComplianceDocument': decisionOnCompliance,

  'Query.getGame': { guards: ['@groups', 'game.owner'] },
  'Query.listGames': { guards: ['@groups', 'company.owner'] },
  'Game.versions': ofGame,
  'Game.history': ofGame,
  'Query.listCatalogue': { none: 'It is public: only games that are offered are in its index.' },
  'Query.searchCatalogue': { none: 'It is public: only games that are offered are in its index.' },
  'Query.getPublicGame': offered,
  'PublicGame.rules': offered,
  'Query.getGameCertificate': offered,
  'Mutation.createGame': {
    guards: ['@groups', 'company.owner', 'game.approved-company', 'caller.access'],
    behind: ['game.owner'],
  },
  'Mutation.updateGame': { guards: ['@groups', 'game.owner', 'game.update-own', 'caller.access'] },
  'Mutation.acknowledgeRtpAlert': { guards: ['@groups', 'rtp-alert.not-own', 'caller.access'] },
  'Mutation.suspendGame': decisionOnGame,
  'Mutation.resumeGame': decisionOnGame,
  'Mutation.featureGame': decisionOnGame,
  'Mutation.unfeatureGame': decisionOnGame,
  'Mutation.deprecateGame': providersGame,
  'Mutation.retireGame': providersGame,

  'Query.getGameVersion': { guards: ['@groups', 'version.owner'] },
  'GameVersion.mathModel': ofVersion,
  'GameVersion.testRun': ofVersion,
  'Mutation.createGameVersion': providersGame,
  'Mutation.updateGameVersion': providersGame,
  'Mutation.submitGameVersion': {
    guards: [
      '@groups',
      'version.owner',
      'version.certified',
      'version.checked-images',
      'version.approved-company',
      'caller.access',
    ],
  },
  'Mutation.withdrawGameVersion': {
    guards: ['@groups', 'version.owner', 'version.withdraw-own', 'caller.access'],
  },
  'Mutation.approveGameVersion': decisionOnVersion,
  'Mutation.rejectGameVersion': decisionOnVersion,
  'Mutation.publishGameVersion': {
    guards: [
      '@groups',
      'version.owner',
      'version.certified',
      'version.approved-company',
      'version.valid-compliance',
      'caller.access',
    ],
  },

  'Query.getTestRun': { guards: ['@groups', 'run.owner'] },
  'Query.listTestRuns': { guards: ['@groups'] },
  'TestRun.mathModel': ofRun,
  'TestRun.result': ofRun,
  'Mutation.startTestRun': providersGame,
  'Mutation.cancelTestRun': { guards: ['@groups', 'run.cancel-own', 'run.open', 'caller.access'] },

  'Query.getFileCheck': {
    none: 'Images are public. `lambda/resolvers/files/files.test.ts` asks about a document of somebody else.',
  },
  'Query.getImages': { none: 'Images are public, and other keys are refused.' },
  'Query.getAgeConfirmation': { none: 'The key is made from the caller’s `sub`.' },
  'Query.getTermsAcceptance': { none: 'The key is made from the caller’s `sub`.' },
  'Query.listNotifications': { none: 'The key is made from the caller’s `sub`.' },
  'Query.getNotificationSettings': { none: 'The key is made from the caller’s `sub`.' },
  'Query.listMySupportRequests': { none: 'The key is made from the caller’s `sub`.' },
  'Query.listSupportRequests': { guards: ['@groups'] },
  'Query.getSupportRequest': { guards: ['@groups'] },
  'Query.listSupportHistory': { guards: ['@groups'] },
  'Mutation.createSupportRequest': { guards: ['caller.access'] },
  'Mutation.answerSupportRequest': { guards: ['@groups', 'caller.access'] },
  'Mutation.closeSupportRequest': { guards: ['@groups', 'caller.access'] },
  'Query.exportMyData': {
    none: 'Every key is made from the caller’s `sub`.',
    behind: ['account.own-token', 'caller.access'],
  },
  'Query.listJoinedBrands': { none: 'The key is made from the caller’s `sub`.' },
  'Query.getPlayerChoice': { none: 'The key is made from the caller’s `sub`.' },
  'Mutation.choosePlay': { guards: ['caller.access'] },
  'Mutation.confirmAge': { guards: ['caller.access'] },
  'Mutation.acceptTerms': { guards: ['caller.access'] },
  'Mutation.markNotificationRead': { guards: ['caller.access'] },
  'Mutation.markNotificationsRead': { guards: ['caller.access'] },
  'Mutation.saveNotificationSettings': { guards: ['caller.access'] },
  'Mutation.deleteMyAccount': { guards: ['account.own-token'], behind: ['caller.access'] },
  'Mutation.startDemoSession': { guards: ['demo.age', 'demo.offered-game'] },
  'Mutation.startPreviewSession': {
    guards: ['@groups', 'game.owner', 'caller.access'],
    // Users with access to previews can confirm their age. Tested in `lambda/functions/play-demo/preview.test.ts`.
    behind: ['demo.age'],
  },
  'Mutation.playDemoRound': {
    guards: ['demo.signed-token', 'demo.own-token'],
    // Sessions of permission cases have an offered game. Tested in `lambda/functions/play-demo/preview.test.ts`.
    behind: ['game.owner', 'caller.access'],
  },

  'Mutation.startGuestSession': {
    guards: ['demo.offered-game', ['policy.public-fields', 'caller.guest']],
  },
  'Mutation.playGuestRound': {
    guards: ['demo.signed-token'],
    // Only guests have guest tokens, and other guests have a different session.
    behind: ['caller.guest', 'demo.own-token'],
  },
  'Mutation.openLaunch': {
    guards: [
      ['policy.public-fields', 'caller.guest'],
      'launch.own',
      'launch.open-brand',
      'launch.offered-game',
    ],
  },

  // The request opens the launch first. The guard of each is tested in `lambda/functions/play-launched`.
  'Mutation.startLaunchedSession': {
    guards: [['policy.public-fields', 'caller.guest']],
    behind: [
      'launch.own',
      'launch.open-brand',
      'launch.offered-game',
      'session.offered-game',
      'session.open-brand',
      'player.active',
      'player.member',
      'caller.access',
      'caller.casino-user',
    ],
  },
  'Mutation.playLaunchedRound': {
    guards: [['policy.public-fields', 'caller.guest']],
    behind: [
      'launch.own',
      'launch.open-brand',
      'launch.offered-game',
      'session.offered-game',
      'session.open-brand',
      'player.active',
      'player.member',
      'caller.access',
      'caller.casino-user',
    ],
  },

  'Mutation.addToGroup': administration,
  'Mutation.removeFromGroup': administration,
  'Mutation.deleteUser': {
    guards: [['@groups', 'user.admin'], 'caller.access'],
    // Without it, the transaction would check and write the same row, and fail.
    behind: ['user.not-self'],
  },
  'Mutation.listUsers': { guards: [['@groups', 'user.admin'], 'caller.access'] },
} as const satisfies Part<OperationGuards>;

/** The guards of all operations. A missing entry is a compile error. */
export const operationGuards: Readonly<Record<GraphqlOperation, OperationGuards>> = {
  ...otherGuards,
  ...brandGuards,
};

interface SharedGuard {
  readonly removal: Removal;
  readonly names: readonly GuardName[];
  readonly operations: readonly (GraphqlOperation | FileOperation)[];
}

/** Guards in the code of all operations. Some operations are tested for all. */
export const sharedGuards: readonly SharedGuard[] = [
  {
    removal: ['@aws_cognito_user_pools', 'policy.public-fields', 'caller.signed-in'],
    names: ['caller.signed-in'],
    operations: ['Query.listReviewItems', 'Query.getFileCheck'],
  },
  {
    removal: 'caller.admin',
    names: ['caller.admin'],
    operations: ['Query.getCompany', 'Query.listCompanies', 'Mutation.updateCompany'],
  },
  {
    removal: 'caller.access-reason',
    names: ['caller.access-reason'],
    operations: [
      'Mutation.approveCompany',
      'Mutation.updateCompany',
      'Mutation.closeCompany',
      'Mutation.acceptComplianceProfile',
      'Mutation.suspendGame',
      'Mutation.approveGameVersion',
      'Mutation.approveCasino',
      'Mutation.updateBrand',
      'Mutation.setBrandUserTier',
    ],
  },
];
