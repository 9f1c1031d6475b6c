import type { Part } from './operations';
import { everybodyGenuine, nobody, type Permission, type Permissions } from './permissions';

const inGroups = (permission: Permission): Permissions => ({
  ...nobody,
  'P+': permission,
  'P-': permission,
  'O+': permission,
  'O-': permission,
  AD: permission,
  BA: permission,
  BS: permission,
  BP: permission,
  BX: permission,
  CU: permission,
});
const ofNoLevel = { BA: 'none', BS: 'none', BP: 'none', BX: 'none' } as const;

const operators: Permissions = { ...nobody, 'O+': 'own', AD: 'any', ...ofNoLevel };
/** Reading is possible until the token expires after 15 minutes. */
const readersOfCasinos: Permissions = { ...operators, Z: 'any' };
/** A report that is not public, also for owners without their group. */
const readersOfReports: Permissions = { ...readersOfCasinos, U0: 'own', 'P+': 'own', CU: 'none' };
const otherAdmins: Permissions = { ...nobody, AD: 'others', ...ofNoLevel };
/** The owner of the brand's company in any group, admins, and level ADMIN of the same brand. */
const managers: Permissions = { ...operators, 'P+': 'own', BA: 'own' };
const readersForManagers: Permissions = { ...managers, Z: 'any' };
const supporters: Permissions = { ...readersForManagers, BS: 'own' };
/** Also all users for their own data. */
const readersOfPlayers: Permissions = { ...supporters, BP: 'self', BX: 'self', CU: 'self' };
/** Open brands are visible to all users with a group and to casino users. */
const joiners: Permissions = inGroups('open');
const visitors: Permissions = { ...joiners, AD: 'any', Z: 'any' };
/** The public lobby of an open brand. It is missing also for its managers while the brand is not open. */
const guestsOfOpenBrands: Permissions = {
  ...{ G: 'open', AI: 'open', U0: 'open', 'P+': 'open', 'P-': 'open', 'O+': 'open', 'O-': 'open' },
  ...{ AD: 'open', Z: 'open', X: 'none', BA: 'open', BS: 'open', BP: 'open', BX: 'open' },
};
const players: Permissions = inGroups('self');
/** Gifts, rewards and entries: players who do not manage the brand. */
const receivers: Permissions = { ...players, AD: 'none', BA: 'none', CU: 'none' };
const everybodyWithLink: Permissions = { ...everybodyGenuine, BA: 'any', BS: 'any', BP: 'any', BX: 'any' };

/** Functions check withdrawn access, also for reads. */
const managersByFunction: Permissions = { ...managers, Z: 'none' };

/** Permissions for casinos, brands, players and coins. */
export const brandMatrix = {
  'Query.getCasino': readersOfCasinos,
  'Query.listCasinos': readersOfCasinos,
  'Casino.brands': readersOfCasinos,
  'Casino.history': readersOfCasinos,
  'Mutation.createCasino': operators,
  'Mutation.updateCasino': operators,
  'Casino.walletTest': readersOfCasinos,
  'Query.getWalletReport': readersOfReports,
  'Mutation.setWalletKey': operators,
  'Query.listWaitingRounds': operators,
  'Mutation.retryWaitingRound': operators,
  'Mutation.settleWaitingRound': operators,
  'Mutation.startWalletTest': operators,
  'Mutation.shareWalletReport': operators,
  'Mutation.submitCasino': operators,
  'Mutation.withdrawCasino': { ...operators, AD: 'own' },
  'Mutation.approveCasino': otherAdmins,
  'Mutation.rejectCasino': otherAdmins,
  'Mutation.pauseCasino': operators,
  'Mutation.resumeCasino': operators,
  'Mutation.suspendCasino': otherAdmins,
  'Mutation.reinstateCasino': otherAdmins,
  'Mutation.closeCasino': operators,
  'Query.getBrand': visitors,
  'Brand.me': visitors,
  'Brand.history': readersForManagers,
  'Query.getPublicLobby': guestsOfOpenBrands,
  'Query.listBrandGames': visitors,
  'Query.listPopularGames': visitors,
  'Mutation.createBrand': operators,
  'Mutation.updateBrand': managers,
  'Mutation.activateBrand': operators,
  'Mutation.pauseBrand': operators,
  'Mutation.closeBrand': operators,
  'Mutation.addBrandGame': managers,
  'Mutation.removeBrandGame': managers,
  'Mutation.saveCoinType': managers,
  'Mutation.saveCoinPackage': managers,
  'Query.listBrandUsers': supporters,
  'Query.getBrandUser': readersOfPlayers,
  'BrandUser.balances': readersOfPlayers,
  'Query.listStatement': readersOfPlayers,
  'Query.listBrandMovements': readersForManagers,
  'Query.getBrandMetrics': readersForManagers,
  'Mutation.setBrandUserLevel': managers,
  'Mutation.setBrandUserTier': managers,
  'Mutation.setBrandUserTags': managers,
  'Mutation.suspendBrandUser': managers,
  'Mutation.reinstateBrandUser': managers,
  'Mutation.grantCoins': managers,
  'Mutation.withdrawCoins': managers,
  'Mutation.joinBrand': joiners,
  'Mutation.claimDailyCoins': receivers,
  'Mutation.claimCoinPackage': receivers,
  'Mutation.setPlayLimits': players,
  'Mutation.excludeSelf': players,
  'Query.listRounds': visitors,
  'Query.getSeeds': { ...players, Z: 'self' },
  'Mutation.startPlaySession': players,
  'Mutation.playRound': players,
  'Mutation.rotateSeeds': players,
  'Query.listSharedRounds': { ...players, Z: 'self' },
  'Mutation.shareRound': players,
  'Mutation.unshareRound': players,
  'Query.listTournaments': { ...visitors, Z: 'none' },
  'Query.getTournament': managersByFunction,
  'Query.getLeaderboard': everybodyWithLink,
  'Query.getTournamentCertificate': everybodyWithLink,
  'Query.listTournamentEntries': managersByFunction,
  'Mutation.createTournament': managersByFunction,
  'Mutation.updateTournament': managersByFunction,
  'Mutation.deleteTournament': managersByFunction,
  'Mutation.publishTournament': managersByFunction,
  'Mutation.cancelTournament': managersByFunction,
  'Mutation.decideTournamentEntry': managersByFunction,
  'Mutation.joinTournament': receivers,
  'Query.listPromotions': managersByFunction,
  'Query.getPromotion': managersByFunction,
  'Query.listPromotionClaims': managersByFunction,
  'Query.listPromotionInvitations': managersByFunction,
  'Query.dryRunPromotion': managersByFunction,
  'Mutation.createPromotion': managersByFunction,
  'Mutation.updatePromotion': managersByFunction,
  'Mutation.deletePromotion': managersByFunction,
  'Mutation.publishPromotion': managersByFunction,
  'Mutation.confirmPromotion': managersByFunction,
  'Mutation.rejectPromotion': managersByFunction,
  'Mutation.pausePromotion': managersByFunction,
  'Mutation.resumePromotion': managersByFunction,
  'Mutation.cancelPromotion': managersByFunction,
  'Mutation.inviteToPromotion': managersByFunction,
  'Query.listOffers': players,
  'Query.listClaims': players,
  'Mutation.claimPromotion': receivers,
  'Mutation.forfeitClaim': players,
  'Mutation.publishLeaderboard': { ...nobody, ...ofNoLevel },
  'Query.getReplay': everybodyWithLink,
  'Replay.rules': everybodyWithLink,
} as const satisfies Part<Permissions>;
