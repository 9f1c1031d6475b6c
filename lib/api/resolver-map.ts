import type {
  Brand,
  BrandUser,
  Casino,
  Company,
  ComplianceProfile,
  Game,
  GameVersion,
  Mutation,
  PublicGame,
  Query,
} from '#domain/generated/types';

/** Which table, or function, a resolver speaks to. */
export type Source =
  | 'records'
  | 'audit'
  | 'players'
  | 'journal'
  | 'wallets'
  | 'user-administration'
  | 'game-versions'
  | 'demo-play'
  | 'coins'
  | 'rounds';

/** A file of `lambda/resolvers`, without `.ts`, and what it speaks to. */
export interface ResolverStep {
  readonly source: Source;
  readonly code: string;
}

/** How a field is answered. */
export type ResolverPlan =
  | ({ readonly kind: 'unit' } & ResolverStep)
  | { readonly kind: 'pipeline'; readonly steps: readonly ResolverStep[] };

type Plans<Field extends PropertyKey> = Readonly<Record<Field, ResolverPlan>>;

const read = (code: string, source: Source = 'records'): ResolverPlan => ({ kind: 'unit', source, code });
const at = (source: Source, code: string): ResolverStep => ({ source, code });
/** Steps speak to the records unless they are `at` something else. */
const write = (...steps: readonly (string | ResolverStep)[]): ResolverPlan => ({
  kind: 'pipeline',
  steps: steps.map((step) => (typeof step === 'string' ? at('records', step) : step)),
});
const thenCompany = (field: string) => write(`companies/Mutation.${field}`, 'companies/read-company');
const thenProfile = (field: string) => write(`compliance/Mutation.${field}`, 'compliance/read-profile');
const thenDocument = (field: string) => write(`compliance/Mutation.${field}`, 'compliance/read-document');
const onGame = (field: string) => write('games/read-game', `games/Mutation.${field}`, 'games/read-game');
const thenVersion = (field: string) => write(`versions/Mutation.${field}`, 'versions/read-version');
const onCasino = (field: string) =>
  write('casinos/read-casino', `casinos/Mutation.${field}`, 'casinos/read-casino');
const inBrand = (...steps: readonly (string | ResolverStep)[]) =>
  write('brands/read-brand', 'brands/read-house', ...steps);
const onBrand = (code: string) => inBrand(code, 'brands/read-changed-brand');
const onPlayer = (field: string) => inBrand(`players/Mutation.${field}`, 'players/read-player');
const byFunction = (source: Source) => read('invoke-function', source);

/** Every field that has a resolver. A root field without one does not compile. */
export const resolverMap = {
  Query: {
    getCompany: read('companies/Query.getCompany'),
    listCompanies: read('companies/Query.listCompanies'),
    listReviewItems: write('review/Query.listReviewItems', 'review/read-who-asks'),
    getGame: read('games/Query.getGame'),
    listGames: write('companies/read-listed-company', 'games/Query.listGames'),
    getGameVersion: read('versions/Query.getGameVersion'),
    listCatalogue: read('games/Query.listCatalogue'),
    getPublicGame: read('games/Query.getPublicGame'),
    getFileCheck: read('files/Query.getFileCheck'),
    getAgeConfirmation: read('people/Query.getAgeConfirmation'),
    getCasino: read('casinos/Query.getCasino'),
    listCasinos: write('companies/read-listed-company', 'casinos/Query.listCasinos'),
    getBrand: inBrand(),
    listBrandGames: inBrand('brands/Query.listBrandGames'),
    listBrandUsers: inBrand('players/Query.listBrandUsers'),
    getBrandUser: inBrand('players/Query.getBrandUser'),
    listStatement: inBrand(at('journal', 'coins/Query.listStatement')),
    listBrandMovements: inBrand(at('journal', 'coins/Query.listBrandMovements')),
    listRounds: inBrand(
      at('players', 'players/Query.listRounds'),
      at('players', 'players/read-revealed-seeds'),
    ),
    getSeeds: byFunction('rounds'),
  } satisfies Plans<keyof Query>,
  Mutation: {
    createCompany: thenCompany('createCompany'),
    updateCompany: thenCompany('updateCompany'),
    deleteCompany: write('companies/read-company', 'companies/Mutation.deleteCompany'),
    submitCompany: thenCompany('submitCompany'),
    approveCompany: thenCompany('approveCompany'),
    rejectCompany: thenCompany('rejectCompany'),
    suspendCompany: thenCompany('suspendCompany'),
    reinstateCompany: thenCompany('reinstateCompany'),
    closeCompany: write(
      'companies/read-company',
      'companies/Mutation.closeCompany',
      'companies/read-company',
    ),
    saveComplianceProfile: write(
      'compliance/read-standing',
      'compliance/Mutation.saveComplianceProfile',
      'compliance/read-profile',
    ),
    submitComplianceProfile: write(
      'compliance/read-standing',
      'compliance/read-documents',
      'compliance/Mutation.submitComplianceProfile',
      'compliance/read-profile',
    ),
    acceptComplianceProfile: thenProfile('acceptComplianceProfile'),
    requestComplianceChanges: thenProfile('requestComplianceChanges'),
    revokeComplianceProfile: thenProfile('revokeComplianceProfile'),
    addComplianceDocument: write(
      'compliance/read-standing',
      'compliance/read-document-file',
      'compliance/Mutation.addComplianceDocument',
      'compliance/read-document',
    ),
    removeComplianceDocument: write(
      'compliance/read-standing',
      'compliance/Mutation.removeComplianceDocument',
    ),
    acceptComplianceDocument: thenDocument('acceptComplianceDocument'),
    rejectComplianceDocument: thenDocument('rejectComplianceDocument'),
    createGame: write('companies/read-company', 'games/Mutation.createGame', 'games/read-game'),
    updateGame: write('games/Mutation.updateGame', 'games/read-game'),
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
    testGameVersion: byFunction('game-versions'),
    submitGameVersion: write(
      'versions/read-version-and-game',
      'versions/read-submitted-files',
      'versions/Mutation.submitGameVersion',
      'versions/read-version',
    ),
    approveGameVersion: thenVersion('approveGameVersion'),
    rejectGameVersion: thenVersion('rejectGameVersion'),
    publishGameVersion: write(
      'versions/read-version-and-game',
      'versions/read-certified-run',
      'versions/Mutation.publishGameVersion',
      'versions/read-version',
    ),
    confirmAge: write('people/Mutation.confirmAge', 'people/Query.getAgeConfirmation'),
    startDemoSession: byFunction('demo-play'),
    playDemoRound: byFunction('demo-play'),
    createCasino: write('companies/read-company', 'casinos/Mutation.createCasino', 'casinos/read-casino'),
    updateCasino: write('casinos/Mutation.updateCasino', 'casinos/read-casino'),
    submitCasino: onCasino('submitCasino'),
    approveCasino: onCasino('approveCasino'),
    rejectCasino: onCasino('rejectCasino'),
    pauseCasino: onCasino('pauseCasino'),
    resumeCasino: onCasino('resumeCasino'),
    suspendCasino: onCasino('suspendCasino'),
    reinstateCasino: onCasino('reinstateCasino'),
    closeCasino: onCasino('closeCasino'),
    createBrand: write(
      'casinos/read-casino',
      'brands/Mutation.createBrand',
      'brands/read-brand',
      'brands/read-house',
    ),
    updateBrand: onBrand('brands/Mutation.updateBrand'),
    activateBrand: onBrand('brands/Mutation.activateBrand'),
    pauseBrand: onBrand('brands/Mutation.pauseBrand'),
    closeBrand: onBrand('brands/Mutation.closeBrand'),
    addBrandGame: onBrand('brands/Mutation.addBrandGame'),
    removeBrandGame: onBrand('brands/Mutation.removeBrandGame'),
    saveCoinType: onBrand('coins/Mutation.saveCoinType'),
    saveCoinPackage: onBrand('coins/Mutation.saveCoinPackage'),
    joinBrand: byFunction('coins'),
    setBrandUserLevel: onPlayer('setBrandUserLevel'),
    setBrandUserTier: onPlayer('setBrandUserTier'),
    suspendBrandUser: onPlayer('suspendBrandUser'),
    reinstateBrandUser: onPlayer('reinstateBrandUser'),
    setPlayLimits: byFunction('rounds'),
    excludeSelf: byFunction('rounds'),
    grantCoins: byFunction('coins'),
    withdrawCoins: byFunction('coins'),
    claimDailyCoins: byFunction('coins'),
    claimCoinPackage: byFunction('coins'),
    startPlaySession: byFunction('rounds'),
    playRound: byFunction('rounds'),
    rotateSeeds: byFunction('rounds'),
    addToGroup: byFunction('user-administration'),
    removeFromGroup: byFunction('user-administration'),
    listUsers: byFunction('user-administration'),
    deleteUser: byFunction('user-administration'),
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
  Casino: {
    brands: write('brands/Casino.brands', 'brands/read-company-of-brands'),
    history: read('casinos/Casino.history', 'audit'),
  } satisfies Plans<keyof Pick<Casino, 'brands' | 'history'>>,
  Brand: {
    me: read('brands/Brand.me'),
    history: read('brands/Brand.history', 'audit'),
  } satisfies Plans<keyof Pick<Brand, 'me' | 'history'>>,
  BrandUser: {
    balances: read('players/BrandUser.balances', 'wallets'),
  } satisfies Plans<keyof Pick<BrandUser, 'balances'>>,
  PublicGame: {
    rules: read('games/PublicGame.rules'),
  } satisfies Plans<keyof Pick<PublicGame, 'rules'>>,
} as const;
