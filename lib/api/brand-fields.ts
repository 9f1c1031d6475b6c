import type { Brand, BrandUser, Casino, Mutation, Query, Replay } from '#domain/generated/types';
import { at, byFunction, read, write, type Plans, type ResolverStep } from '#lib/api/resolver-plan';

const onCasino = (field: string) =>
  write('casinos/read-casino', `casinos/Mutation.${field}`, 'casinos/read-casino');
const inBrand = (...steps: readonly (string | ResolverStep)[]) =>
  write('brands/read-brand', 'brands/read-brand-context', ...steps);
const onBrand = (code: string) => inBrand(code, 'brands/read-changed-brand');
const onPlayer = (field: string) => inBrand(`players/Mutation.${field}`, 'players/read-player');

/** Resolvers of the queries of casinos, brands, players and coins. */
export const brandQueries = {
  getCasino: read('casinos/Query.getCasino'),
  listCasinos: write('companies/read-listed-company', 'casinos/Query.listCasinos'),
  getWalletReport: read('casinos/Query.getWalletReport'),
  getBrand: inBrand(),
  listJoinedBrands: write(
    'players/read-joined-players',
    'players/read-joined-brands',
    'players/Query.listJoinedBrands',
  ),
  listBrandGames: inBrand('brands/Query.listBrandGames'),
  listPopularGames: inBrand(at('metrics', 'metrics/Query.listPopularGames')),
  listBrandUsers: inBrand('players/Query.listBrandUsers'),
  getBrandUser: inBrand('players/Query.getBrandUser'),
  listStatement: inBrand(at('journal', 'coins/Query.listStatement')),
  listBrandMovements: inBrand(
    at('day-movements', 'coins/Query.listBrandMovements'),
    'coins/read-users-of-movements',
  ),
  listRounds: inBrand(at('rounds', 'players/Query.listRounds')),
  listWaitingRounds: byFunction('seamless-rounds'),
  getSeeds: byFunction('rounds'),
  listSharedRounds: byFunction('rounds'),
  getReplay: read('players/Query.getReplay', 'replays'),
  getBrandMetrics: inBrand(at('metrics', 'metrics/Query.getBrandMetrics')),
} satisfies Partial<Plans<keyof Query>>;

export const brandMutations = {
  createCasino: write('companies/read-company', 'casinos/Mutation.createCasino', 'casinos/read-casino'),
  updateCasino: write('casinos/Mutation.updateCasino', 'casinos/read-casino'),
  setWalletKey: byFunction('casino-wallets'),
  retryWaitingRound: byFunction('seamless-rounds'),
  settleWaitingRound: byFunction('seamless-rounds'),
  startWalletTest: byFunction('casino-wallets'),
  shareWalletReport: byFunction('casino-wallets'),
  submitCasino: onCasino('submitCasino'),
  withdrawCasino: onCasino('withdrawCasino'),
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
    'brands/read-brand-context',
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
  setBrandUserTags: onPlayer('setBrandUserTags'),
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
  shareRound: byFunction('rounds'),
  unshareRound: byFunction('rounds'),
  joinTournament: byFunction('rounds'),
} satisfies Partial<Plans<keyof Mutation>>;

export const brandTypes = {
  Replay: {
    rules: read('players/Replay.rules'),
  } satisfies Plans<keyof Pick<Replay, 'rules'>>,
  Casino: {
    brands: write('brands/Casino.brands', 'brands/read-company-of-brands'),
    history: read('casinos/Casino.history', 'audit'),
    walletTest: read('casinos/Casino.walletTest'),
  } satisfies Plans<keyof Pick<Casino, 'brands' | 'history' | 'walletTest'>>,
  Brand: {
    me: read('brands/Brand.me'),
    history: read('brands/Brand.history', 'audit'),
  } satisfies Plans<keyof Pick<Brand, 'me' | 'history'>>,
  BrandUser: {
    balances: read('players/BrandUser.balances', 'wallets'),
  } satisfies Plans<keyof Pick<BrandUser, 'balances'>>,
} as const;
