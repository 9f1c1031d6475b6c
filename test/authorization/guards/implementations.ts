import type { resolverMap } from '#lib/api/resolver-map';
import type { Source } from '#lib/api/resolver-plan';

/** The folder in `lambda/functions` of a data source's function. */
export const functionOf: Readonly<Partial<Record<Source, string>>> = {
  'user-administration': 'administer-users',
  accounts: 'manage-account',
  'api-keys': 'manage-api-keys',
  webhooks: 'manage-webhooks',
  'game-versions': 'manage-game-versions',
  'test-runs': 'manage-test-runs',
  'demo-play': 'play-demo',
  'guest-play': 'play-guest',
  'launched-play': 'play-launched',
  'seamless-rounds': 'manage-seamless-rounds',
  'casino-wallets': 'manage-casino-wallets',
  coins: 'move-coins',
  rounds: 'play-rounds',
  replays: 'show-replays',
  tournaments: 'manage-tournaments',
  'shown-tournaments': 'show-tournaments',
  promotions: 'manage-promotions',
  offers: 'claim-promotions',
};

type Answered<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends {
    readonly code: 'invoke-function' | 'invoke-for-guest' | 'invoke-for-anyone';
  }
    ? Field
    : never;
}[keyof Fields];
type FunctionField = Answered<(typeof resolverMap)['Mutation']> | Answered<(typeof resolverMap)['Query']>;

interface Implementation {
  readonly source: Source;
  readonly file: string;
  /** The export that implements the field. */
  readonly name: string;
}

const at = (source: Source, file: string, name: string): Implementation => ({
  source,
  file: `#lambda/functions/${functionOf[source] ?? ''}/${file}`,
  name,
});

/** The code of all fields that call a function, as a resolver or as a step. */
export const implementations = {
  createCompany: at('user-administration', 'find-owner', 'findOwner'),
  addToGroup: at('user-administration', 'change-users', 'addToGroup'),
  removeFromGroup: at('user-administration', 'change-users', 'removeFromGroup'),
  deleteUser: at('user-administration', 'change-users', 'deleteUser'),
  getUser: at('user-administration', 'get-user', 'getUser'),
  listAuditEvents: at('user-administration', 'names-of-users', 'namesOfUsers'),
  listUsers: at('user-administration', 'list-users', 'listUsers'),
  listApiKeys: at('api-keys', 'list-api-keys', 'listApiKeys'),
  createApiKey: at('api-keys', 'create-api-key', 'createApiKey'),
  revokeApiKey: at('api-keys', 'revoke-api-key', 'revokeApiKey'),
  listWebhookEndpoints: at('webhooks', 'endpoints', 'listWebhookEndpoints'),
  listWebhookDeliveries: at('webhooks', 'deliveries', 'listWebhookDeliveries'),
  createWebhookEndpoint: at('webhooks', 'endpoints', 'createWebhookEndpoint'),
  updateWebhookEndpoint: at('webhooks', 'endpoints', 'updateWebhookEndpoint'),
  setWebhookStatus: at('webhooks', 'endpoints', 'setWebhookStatus'),
  deleteWebhookEndpoint: at('webhooks', 'endpoints', 'deleteWebhookEndpoint'),
  rotateWebhookSecret: at('webhooks', 'endpoints', 'rotateWebhookSecret'),
  sendTestWebhook: at('webhooks', 'deliveries', 'sendTestWebhook'),
  sendWebhookAgain: at('webhooks', 'deliveries', 'sendWebhookAgain'),
  deleteMyAccount: at('accounts', 'delete-my-account', 'deleteMyAccount'),
  exportMyData: at('accounts', 'export-my-data', 'exportMyData'),
  createGameVersion: at('game-versions', 'create-version', 'createVersion'),
  updateGameVersion: at('game-versions', 'update-version', 'updateVersion'),
  startTestRun: at('test-runs', 'start-test-run', 'startTestRun'),
  cancelTestRun: at('test-runs', 'cancel-test-run', 'cancelTestRun'),
  startDemoSession: at('demo-play', 'start-session', 'startSession'),
  startPreviewSession: at('demo-play', 'start-preview', 'startPreview'),
  playDemoRound: at('demo-play', 'play-round', 'playDemoRound'),
  startGuestSession: at('guest-play', 'start-session', 'startGuestSession'),
  playGuestRound: at('guest-play', 'play-round', 'playGuestRound'),
  listWaitingRounds: at('seamless-rounds', 'manage-rounds', 'manageRounds'),
  retryWaitingRound: at('seamless-rounds', 'manage-rounds', 'manageRounds'),
  settleWaitingRound: at('seamless-rounds', 'manage-rounds', 'manageRounds'),
  setWalletKey: at('casino-wallets', 'set-wallet-key', 'setWalletKey'),
  openLaunch: at('guest-play', 'open-launch', 'openLaunch'),
  startLaunchedSession: at('launched-play', 'start-session', 'startLaunchedSession'),
  playLaunchedRound: at('launched-play', 'play-round', 'playLaunchedRound'),
  startWalletTest: at('casino-wallets', 'wallet-tests', 'startWalletTest'),
  shareWalletReport: at('casino-wallets', 'wallet-tests', 'shareWalletReport'),
  joinBrand: at('coins', 'join-brand', 'joinBrand'),
  grantCoins: at('coins', 'move-by-hand', 'moveByHand'),
  withdrawCoins: at('coins', 'move-by-hand', 'moveByHand'),
  claimDailyCoins: at('coins', 'claim-daily-coins', 'claimDailyCoins'),
  claimCoinPackage: at('coins', 'claim-coin-package', 'claimCoinPackage'),
  listRounds: at('rounds', 'list-rounds', 'listRounds'),
  getSeeds: at('rounds', 'get-seeds', 'getSeeds'),
  setPlayLimits: at('rounds', 'set-play-limits', 'setPlayLimits'),
  excludeSelf: at('rounds', 'exclude-self', 'excludeSelf'),
  startPlaySession: at('rounds', 'start-play-session', 'startPlaySession'),
  playRound: at('rounds', 'play-round', 'playRound'),
  rotateSeeds: at('rounds', 'rotate-seeds', 'rotateSeeds'),
  listSharedRounds: at('rounds', 'shared-rounds', 'listSharedRounds'),
  shareRound: at('rounds', 'share-round', 'shareRound'),
  unshareRound: at('rounds', 'shared-rounds', 'unshareRound'),
  joinTournament: at('rounds', 'join-tournament', 'joinTournament'),
  createTournament: at('tournaments', 'drafts', 'createTournament'),
  updateTournament: at('tournaments', 'drafts', 'updateTournament'),
  deleteTournament: at('tournaments', 'drafts', 'deleteTournament'),
  publishTournament: at('tournaments', 'publish-tournament', 'publishTournament'),
  cancelTournament: at('tournaments', 'cancel-tournament', 'cancelTournament'),
  decideTournamentEntry: at('tournaments', 'decide-entry', 'decideTournamentEntry'),
  listTournaments: at('shown-tournaments', 'list-tournaments', 'listTournaments'),
  getTournament: at('shown-tournaments', 'tournament', 'getTournament'),
  getLeaderboard: at('shown-tournaments', 'leaderboard', 'getLeaderboard'),
  getTournamentCertificate: at('shown-tournaments', 'tournament', 'getCertificate'),
  getPublicLobby: at('shown-tournaments', 'public-lobby', 'getPublicLobby'),
  listTournamentEntries: at('shown-tournaments', 'list-entries', 'listEntries'),
  createPromotion: at('promotions', 'drafts', 'createPromotion'),
  updatePromotion: at('promotions', 'drafts', 'updatePromotion'),
  deletePromotion: at('promotions', 'drafts', 'deletePromotion'),
  publishPromotion: at('promotions', 'publication', 'publishPromotion'),
  confirmPromotion: at('promotions', 'publication', 'confirmPromotion'),
  rejectPromotion: at('promotions', 'publication', 'rejectPromotion'),
  pausePromotion: at('promotions', 'steps', 'pausePromotion'),
  resumePromotion: at('promotions', 'steps', 'resumePromotion'),
  cancelPromotion: at('promotions', 'steps', 'cancelPromotion'),
  listPromotions: at('promotions', 'read-promotions', 'listPromotions'),
  getPromotion: at('promotions', 'read-promotions', 'getPromotion'),
  listPromotionClaims: at('promotions', 'read-promotions', 'listPromotionClaims'),
  listPromotionInvitations: at('promotions', 'invitations', 'listPromotionInvitations'),
  inviteToPromotion: at('promotions', 'invitations', 'inviteToPromotion'),
  dryRunPromotion: at('promotions', 'dry-run', 'dryRunPromotion'),
  listOffers: at('offers', 'list-offers', 'listOffers'),
  listClaims: at('offers', 'list-claims', 'listClaims'),
  claimPromotion: at('offers', 'claim-promotion', 'claimPromotion'),
  forfeitClaim: at('offers', 'own-claims', 'forfeitClaim'),
  getReplay: at('replays', 'show-replay', 'showReplay'),
} as const satisfies Readonly<
  Record<FunctionField | 'createCompany' | 'getReplay' | 'listAuditEvents' | 'listRounds', Implementation>
>;
