import { brandMatrix } from './matrix-of-brands';
import { fileMatrix } from './matrix-of-files';
import { everybody, everybodyGenuine, nobody, type Identity, type Right, type Rights } from './rights';

const owners: Rights = { ...nobody, U0: 'own', 'P+': 'own', 'O+': 'own' };
const ownersAndAdmins: Rights = { ...owners, AD: 'any' };
/** Reading goes on until the token's 15 minutes are over. */
const readersOfOne: Rights = { ...ownersAndAdmins, Z: 'any' };
const everyOwner: Rights = { ...owners, 'P-': 'own', 'O-': 'own' };
const admins: Rights = { ...nobody, AD: 'any' };
const otherAdmins: Rights = { ...nobody, AD: 'others' };
/** Only owners themselves, be they admins or not. */
const ownersAlone: Rights = { ...owners, AD: 'own' };
const providers: Rights = { ...nobody, 'P+': 'own' };
const providersAndAdmins: Rights = { ...providers, AD: 'any' };
const readersOfGames: Rights = { ...providersAndAdmins, Z: 'any' };
const everyRunner: Rights = { ...providers, 'P-': 'own', AD: 'own' };
const signedIn: Rights = { ...everybodyGenuine, G: 'none', AI: 'none' };
/** Whose rights were withdrawn cannot say that they are of age until their token ends, and plays only after that. */
const players: Rights = { ...signedIn, Z: 'none' };

/**
 * Who may do what: the only statement of it. Every cell is run against the local cloud, on an object of one's own, on
 * somebody else's and on one that does not exist.
 */
export const matrix = {
  ...fileMatrix,
  ...brandMatrix,
  'Query.getCompany': readersOfOne,
  'Query.listCompanies': { ...everyOwner, AD: 'any', Z: 'any' },
  'Query.listReviewItems': { ...admins, Z: 'any' },
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
  'Mutation.suspendGame': otherAdmins,
  'Mutation.resumeGame': otherAdmins,
  'Mutation.deprecateGame': providersAndAdmins,
  'Mutation.retireGame': providersAndAdmins,
  'Query.getFileCheck': signedIn,
  'Query.getAgeConfirmation': signedIn,
  'Query.getTermsAcceptance': signedIn,
  'Query.exportMyData': signedIn,
  'Mutation.deleteMyAccount': signedIn,
  'Mutation.confirmAge': players,
  'Mutation.acceptTerms': players,
  'Mutation.startDemoSession': players,
  'Mutation.playDemoRound': {
    ...nobody,
    U0: 'own',
    'P+': 'own',
    'P-': 'own',
    'O+': 'own',
    'O-': 'own',
    AD: 'own',
  },
  'Mutation.addToGroup': otherAdmins,
  'Mutation.removeFromGroup': otherAdmins,
  'Mutation.listUsers': admins,
  'Mutation.deleteUser': otherAdmins,
  'GET /v1/health': everybody,
  'GET /v1/catalogue': everybody,
  'POST /v1/verify-id-token': everybody,
} as const satisfies Readonly<Record<string, Rights>>;

export type Operation = keyof typeof matrix;
export const operations = Object.keys(matrix) as Operation[];

/** Who has a cell in a row. */
export const columnsOf = (operation: Operation) => Object.keys(matrix[operation]) as Identity[];

export function rightOf(operation: Operation, who: Identity): Right {
  const row: Rights = matrix[operation];
  return row[who] ?? 'none';
}
