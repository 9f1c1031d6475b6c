import { brandMatrix } from './brands';
import { fileMatrix } from './files';
import type { GraphqlOperation } from './operations';
import {
  everybody,
  everybodyGenuine,
  nobody,
  type Identity,
  type Permission,
  type Permissions,
} from './permissions';

const owners: Permissions = { ...nobody, U0: 'own', 'P+': 'own', 'O+': 'own' };
const ownersAndAdmins: Permissions = { ...owners, AD: 'any' };
/** Reading is possible until the token expires after 15 minutes. */
const readersOfOne: Permissions = { ...ownersAndAdmins, Z: 'any' };
const everyOwner: Permissions = { ...owners, 'P-': 'own', 'O-': 'own' };
const admins: Permissions = { ...nobody, AD: 'any' };
const otherAdmins: Permissions = { ...nobody, AD: 'others' };
/** Only owners, also if they are admins. */
const ownersAlone: Permissions = { ...owners, AD: 'own' };
const providers: Permissions = { ...nobody, 'P+': 'own' };
const providersAndAdmins: Permissions = { ...providers, AD: 'any' };
const readersOfGames: Permissions = { ...providersAndAdmins, Z: 'any' };
const readersOfOperators: Permissions = { ...nobody, 'O+': 'own', AD: 'any', Z: 'any' };
const everyRunner: Permissions = { ...providers, 'P-': 'own', AD: 'own' };
const signedIn: Permissions = { ...everybodyGenuine, G: 'none', AI: 'none' };
/** Users whose access was withdrawn cannot confirm their age, which play requires. */
const players: Permissions = { ...signedIn, Z: 'none' };

/**
 * The permission matrix. Every permission case runs against the local cloud, for the caller's own object, another
 * user's object and a missing one.
 */
const graphqlMatrix = {
  ...brandMatrix,
  'Query.getCompany': readersOfOne,
  'Query.listCompanies': { ...everyOwner, AD: 'any', Z: 'any' },
  'Query.search': { ...everyOwner, AD: 'any', Z: 'any' },
  'Query.getUser': admins,
  'Query.listUserHistory': { ...admins, Z: 'any' },
  'Query.listAuditEvents': { ...admins, Z: 'any' },
  'Query.getPublishedEvent': { ...admins, Z: 'any' },
  'Query.listReviewItems': { ...admins, Z: 'any' },
  'Query.getPlatformMetrics': { ...admins, Z: 'any' },
  'Query.getPlatformStatus': { ...admins, Z: 'any' },
  'Query.getReviewActivity': { ...admins, Z: 'any' },
  'Query.getOperatorMetrics': readersOfOperators,
  'Query.getProviderMetrics': readersOfGames,
  'Query.getGameMetrics': readersOfGames,
  'Query.listApiKeys': readersOfOne,
  'Mutation.createApiKey': ownersAlone,
  'Mutation.revokeApiKey': ownersAndAdmins,
  'Query.listWebhookEndpoints': readersOfOne,
  'Query.listWebhookDeliveries': readersOfOne,
  'Mutation.createWebhookEndpoint': ownersAlone,
  'Mutation.updateWebhookEndpoint': ownersAlone,
  'Mutation.setWebhookStatus': ownersAndAdmins,
  'Mutation.deleteWebhookEndpoint': ownersAndAdmins,
  'Mutation.rotateWebhookSecret': ownersAlone,
  'Mutation.sendTestWebhook': ownersAlone,
  'Mutation.sendWebhookAgain': ownersAlone,
  'Company.compliance': readersOfOne,
  'Company.history': readersOfOne,
  'Mutation.createCompany': { ...everyOwner, AD: 'any' },
  'Mutation.updateCompany': ownersAndAdmins,
  'Mutation.deleteCompany': ownersAndAdmins,
  'Mutation.submitCompany': { ...owners, AD: 'own' },
  'Mutation.withdrawCompany': ownersAlone,
  'Mutation.approveCompany': otherAdmins,
  'Mutation.rejectCompany': otherAdmins,
  'Mutation.suspendCompany': otherAdmins,
  'Mutation.reinstateCompany': otherAdmins,
  'Mutation.closeCompany': ownersAndAdmins,
  'Mutation.saveComplianceProfile': ownersAlone,
  'Mutation.submitComplianceProfile': ownersAlone,
  'Mutation.withdrawComplianceProfile': ownersAlone,
  'Mutation.acceptComplianceProfile': otherAdmins,
  'Mutation.requestComplianceChanges': otherAdmins,
  'Mutation.revokeComplianceProfile': otherAdmins,
  'ComplianceProfile.documents': readersOfOne,
  'Mutation.addComplianceDocument': ownersAlone,
  'Mutation.removeComplianceDocument': ownersAlone,
  'Mutation.acceptComplianceDocument': otherAdmins,
  'Mutation.rejectComplianceDocument': otherAdmins,
  'Query.getGame': readersOfGames,
  'Query.listGames': readersOfGames,
  'Game.versions': readersOfGames,
  'Game.history': readersOfGames,
  'Query.getGameVersion': readersOfGames,
  'GameVersion.mathModel': readersOfGames,
  'GameVersion.testRun': readersOfGames,
  'Query.getTestRun': readersOfGames,
  'Query.listTestRuns': { ...everyRunner, Z: 'own' },
  'TestRun.mathModel': readersOfGames,
  'TestRun.result': readersOfGames,
  'Query.listCatalogue': everybodyGenuine,
  'Query.searchCatalogue': signedIn,
  'Query.getPublicGame': everybodyGenuine,
  'Query.getGameCertificate': everybodyGenuine,
  'PublicGame.rules': everybodyGenuine,
  'Mutation.createGame': providersAndAdmins,
  'Mutation.updateGame': providersAndAdmins,
  'Mutation.createGameVersion': providersAndAdmins,
  'Mutation.updateGameVersion': providersAndAdmins,
  'Mutation.startTestRun': providersAndAdmins,
  'Mutation.cancelTestRun': { ...providers, AD: 'own' },
  'Mutation.submitGameVersion': providersAndAdmins,
  'Mutation.withdrawGameVersion': { ...providers, AD: 'own' },
  'Mutation.approveGameVersion': otherAdmins,
  'Mutation.rejectGameVersion': otherAdmins,
  'Mutation.publishGameVersion': providersAndAdmins,
  'Mutation.acknowledgeRtpAlert': otherAdmins,
  'Mutation.suspendGame': otherAdmins,
  'Mutation.resumeGame': otherAdmins,
  'Mutation.featureGame': otherAdmins,
  'Mutation.unfeatureGame': otherAdmins,
  'Mutation.deprecateGame': providersAndAdmins,
  'Mutation.retireGame': providersAndAdmins,
  'Query.getFileCheck': signedIn,
  'Query.getImages': signedIn,
  'Query.getAgeConfirmation': signedIn,
  'Query.getTermsAcceptance': signedIn,
  'Query.getPlayerChoice': signedIn,
  'Query.listJoinedBrands': signedIn,
  'Query.listNotifications': signedIn,
  'Query.getNotificationSettings': signedIn,
  'Query.listMySupportRequests': signedIn,
  'Query.listSupportRequests': { ...admins, Z: 'any' },
  'Query.getSupportRequest': { ...admins, Z: 'any' },
  'Query.listSupportHistory': { ...admins, Z: 'any' },
  'Mutation.createSupportRequest': { ...players, G: 'any' },
  'Mutation.answerSupportRequest': admins,
  'Mutation.closeSupportRequest': admins,
  'Query.exportMyData': signedIn,
  'Mutation.deleteMyAccount': signedIn,
  'Mutation.confirmAge': players,
  'Mutation.acceptTerms': players,
  'Mutation.choosePlay': players,
  'Mutation.markNotificationRead': players,
  'Mutation.markNotificationsRead': players,
  'Mutation.saveNotificationSettings': players,
  'Mutation.startDemoSession': players,
  'Mutation.startPreviewSession': providersAndAdmins,
  'Mutation.playDemoRound': {
    ...nobody,
    U0: 'own',
    'P+': 'own',
    'P-': 'own',
    'O+': 'own',
    'O-': 'own',
    AD: 'own',
  },
  'Mutation.startGuestSession': { ...nobody, G: 'any' },
  'Mutation.playGuestRound': { ...nobody, G: 'own' },
  'Mutation.openLaunch': { ...nobody, G: 'own' },
  'Mutation.startLaunchedSession': { ...nobody, G: 'own' },
  'Mutation.playLaunchedRound': { ...nobody, G: 'own' },
  'Mutation.addToGroup': otherAdmins,
  'Mutation.removeFromGroup': otherAdmins,
  'Mutation.listUsers': admins,
  'Mutation.deleteUser': otherAdmins,
} as const satisfies Readonly<Record<GraphqlOperation, Permissions>>;

const restMatrix = {
  'GET /v1/health': everybody,
  'GET /v1/catalogue': everybody,
  'GET /v1/audit/days': everybody,
  'GET /v1/audit/days/{day}': everybody,
  'POST /v1/verify-id-token': everybody,
  // Only servers with an API key: `lambda/services/api-keys/signed-answer.test.ts`.
  'GET /v1/games': nobody,
  'POST /v1/sessions': nobody,
  'GET /v1/metrics': nobody,
  'GET /v1/rounds': nobody,
  'GET /v1/rounds/{id}': nobody,
  'GET /v1/rounds/{id}/replay': nobody,
  'GET /v1/transactions': nobody,
  'GET /v1/transactions/days/{day}': nobody,
  'GET /v1/tournaments': nobody,
  'GET /v1/tournaments/{id}': nobody,
  'GET /v1/tournaments/{id}/leaderboard': nobody,
  'GET /v1/promotions': nobody,
  'GET /v1/promotions/{id}': nobody,
} as const satisfies Readonly<Record<string, Permissions>>;
export type RestOperation = keyof typeof restMatrix;

export const matrix = { ...fileMatrix, ...graphqlMatrix, ...restMatrix } as const;

export type Operation = keyof typeof matrix;
export const operations = Object.keys(matrix) as Operation[];

/** The identities with cases in a row. Casino users without a group have cases in all rows. */
export const columnsOf = (operation: Operation): Identity[] => [
  ...new Set([...(Object.keys(matrix[operation]) as Identity[]), 'CU' as const]),
];

export function permissionOf(operation: Operation, who: Identity): Permission {
  const row: Permissions = matrix[operation];
  return row[who] ?? (who === 'CU' ? row.U0 : 'none');
}
