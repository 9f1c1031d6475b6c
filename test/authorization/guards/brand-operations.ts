import type { Part } from '../matrix/operations';
import type { OperationGuards } from './operation-guards';

const operatorsCasino = { guards: ['@groups', 'casino.owner', 'caller.access'] } as const;
const ofCasino = { guards: ['casino.owner'] } as const;
const decisionOnCasino = {
  guards: [['@groups', 'casino.owner'], 'casino.not-own', 'caller.access'],
} as const;
const managed = {
  guards: [['@groups', 'caller.group'], 'brand.open', 'brand.level-admin', 'brand.manager', 'caller.access'],
  behind: ['caller.casino-user'],
} as const;
const lifecycle = {
  guards: [['@groups', 'caller.casino-user', 'caller.group'], 'brand.open', 'brand.owner', 'caller.access'],
  behind: ['brand.level-admin'],
} as const;
const shownBrand = {
  guards: ['caller.casino-user', 'brand.open', 'brand.level-admin'],
  behind: ['caller.group'],
} as const;
const changeOfPlayer = {
  guards: [
    ['@groups', 'caller.group'],
    'brand.open',
    'brand.level-admin',
    'brand.manager',
    'player.not-self',
    'caller.access',
  ],
  behind: ['caller.casino-user'],
} as const;
const readLevels = ['brand.open', 'brand.level-admin', 'brand.level-support', 'brand.supporter'] as const;
const listPlayers = {
  guards: [['@groups', 'caller.group'], ...readLevels],
  behind: ['caller.casino-user'],
} as const;
const readPlayers = {
  guards: [
    'caller.casino-user',
    'caller.group',
    'brand.open',
    'brand.level-admin',
    'brand.level-support',
    'brand.supporter',
  ],
} as const;
const claim = {
  guards: ['caller.casino-user', 'claim.open-brand', 'player.active', 'caller.access'],
  behind: ['coins.manager', 'caller.group'],
} as const;
/** An admin whose access was withdrawn counts as a manager until the token expires. */
const claimOfPlayer = {
  guards: [
    'caller.casino-user',
    'claim.open-brand',
    'player.active',
    'player.not-manager',
    ['caller.access', 'player.not-manager'],
  ],
  behind: ['coins.manager', 'caller.group'],
} as const;
const ownPlay = { guards: ['caller.casino-user', 'caller.access', 'player.member'] } as const;
const managedByFunction = {
  guards: [['@groups', 'caller.group'], 'coins.manager', 'caller.access'],
  behind: ['caller.casino-user'],
} as const;
const admitted = {
  guards: ['caller.casino-user', 'caller.access', 'session.open-brand', 'player.active'],
  behind: ['player.member'],
} as const;
const admittedReceiver = {
  guards: [
    'caller.casino-user',
    'session.open-brand',
    'player.active',
    'player.not-manager',
    ['caller.access', 'player.not-manager'],
  ],
  behind: ['player.member'],
} as const;
const decisionOnReceiver = {
  guards: [['@groups', 'caller.group'], 'coins.manager', 'player.not-manager', 'caller.access'],
  behind: ['caller.casino-user'],
} as const;
const shownTournament = { guards: ['tournament.published'] } as const;
const replay = { guards: ['replay.kept', 'replay.game-shown'] } as const;
const gameSession = {
  guards: [
    'caller.casino-user',
    'caller.access',
    'session.open-brand',
    'session.offered-game',
    'player.active',
  ],
  behind: ['player.member'],
} as const;

/** The guards of casinos, brands, their players and their coins. */
const managersRead: OperationGuards = {
  guards: [['@groups', 'caller.group'], 'brand.open', 'brand.level-admin', 'brand.manager'],
  behind: ['caller.casino-user'],
};

export const brandGuards = {
  'Query.getCasino': { guards: ['@groups', 'casino.owner'] },
  'Query.listCasinos': { guards: ['@groups', 'company.owner'] },
  'Casino.brands': ofCasino,
  'Casino.history': ofCasino,
  'Mutation.createCasino': {
    guards: ['@groups', 'company.owner', 'casino.operator', 'caller.access'],
    behind: ['casino.owner'],
  },
  'Mutation.updateCasino': { guards: ['@groups', 'casino.owner', 'casino.update-own', 'caller.access'] },
  'Casino.walletTest': ofCasino,
  'Query.getWalletReport': { guards: ['wallet-report.readable'] },
  'Mutation.startWalletTest': { guards: ['@groups', 'casino.owner', 'casino.seamless', 'caller.access'] },
  'Mutation.shareWalletReport': operatorsCasino,
  'Mutation.setWalletKey': { guards: ['@groups', 'casino.owner', 'casino.seamless', 'caller.access'] },
  'Query.listWaitingRounds': { guards: ['@groups', 'casino.owner', 'caller.access'] },
  'Mutation.retryWaitingRound': { guards: ['@groups', 'casino.owner', 'caller.access'] },
  'Mutation.settleWaitingRound': { guards: ['@groups', 'casino.owner', 'caller.access'] },
  'Mutation.submitCasino': {
    guards: [
      '@groups',
      'casino.owner',
      'casino.licence-number',
      'casino.licence-address',
      'casino.licence-term',
      'casino.tested-wallet',
      'casino.approved-company',
      'caller.access',
    ],
  },
  'Mutation.withdrawCasino': { guards: ['@groups', 'casino.owner', 'casino.withdraw-own', 'caller.access'] },
  'Mutation.approveCasino': {
    guards: [
      ['@groups', 'casino.owner'],
      'casino.not-own',
      'casino.licence-term',
      'casino.approved-company',
      'casino.valid-compliance',
      'caller.access',
    ],
    // Only submitted casinos can be approved.
    behind: ['casino.licence-number', 'casino.licence-address'],
  },
  'Mutation.rejectCasino': decisionOnCasino,
  'Mutation.suspendCasino': decisionOnCasino,
  'Mutation.reinstateCasino': decisionOnCasino,
  'Mutation.pauseCasino': operatorsCasino,
  'Mutation.resumeCasino': operatorsCasino,
  'Mutation.closeCasino': operatorsCasino,

  'Query.getBrand': shownBrand,
  'Brand.me': shownBrand,
  'Brand.history': {
    guards: ['brand.open', 'brand.level-admin', 'brand.history'],
    behind: ['caller.casino-user', 'caller.group'],
  },
  'Query.getPublicLobby': { guards: ['brand.open'] },
  'Query.listBrandGames': shownBrand,
  'Query.listPopularGames': shownBrand,
  'Mutation.createBrand': {
    guards: ['@groups', 'casino.owner', 'caller.access'],
    behind: ['brand.open', 'brand.level-admin', 'caller.casino-user', 'caller.group'],
  },
  'Mutation.updateBrand': managed,
  'Mutation.activateBrand': {
    ...lifecycle,
    guards: [
      ['@groups', 'caller.casino-user', 'caller.group'],
      'brand.open',
      // A brand that can be activated is not open, so other operators do not see it.
      ['brand.open', 'brand.owner'],
      'brand.active-casino',
      'brand.has-game',
      'caller.access',
    ],
  },
  'Mutation.pauseBrand': lifecycle,
  'Mutation.closeBrand': lifecycle,
  'Mutation.addBrandGame': { ...managed, guards: [...managed.guards, 'brand.offered-game'] },
  'Mutation.removeBrandGame': managed,
  'Mutation.saveCoinType': managed,
  'Mutation.saveCoinPackage': managed,

  'Query.listBrandUsers': listPlayers,
  'Query.getBrandUser': readPlayers,
  'BrandUser.balances': readPlayers,
  'Query.listStatement': readPlayers,
  'Query.listBrandMovements': managersRead,
  'Query.getBrandMetrics': managersRead,
  'Mutation.setBrandUserLevel': changeOfPlayer,
  'Mutation.setBrandUserTier': changeOfPlayer,
  'Mutation.setBrandUserTags': changeOfPlayer,
  'Mutation.suspendBrandUser': changeOfPlayer,
  'Mutation.reinstateBrandUser': changeOfPlayer,

  'Mutation.grantCoins': decisionOnReceiver,
  'Mutation.withdrawCoins': {
    guards: [['@groups', 'caller.group'], 'coins.manager', 'caller.access'],
    behind: ['player.not-manager', 'caller.casino-user'],
  },
  'Mutation.joinBrand': claim,
  'Mutation.claimDailyCoins': claimOfPlayer,
  'Mutation.claimCoinPackage': claimOfPlayer,
  'Mutation.setPlayLimits': ownPlay,
  'Mutation.excludeSelf': ownPlay,
  'Mutation.rotateSeeds': ownPlay,
  'Mutation.shareRound': ownPlay,
  'Mutation.unshareRound': ownPlay,
  'Query.listSharedRounds': { guards: ['caller.casino-user'] },
  'Query.listTournaments': {
    guards: ['caller.casino-user', 'brand.open', 'caller.access'],
    behind: ['coins.manager', 'caller.group'],
  },
  'Query.getTournament': {
    guards: ['tournament.published', 'coins.manager', 'caller.group', 'caller.access'],
    behind: ['caller.casino-user'],
  },
  'Query.getLeaderboard': shownTournament,
  'Query.getTournamentCertificate': shownTournament,
  'Query.listTournamentEntries': managedByFunction,
  'Mutation.createTournament': managedByFunction,
  'Mutation.updateTournament': managedByFunction,
  'Mutation.deleteTournament': managedByFunction,
  'Mutation.publishTournament': managedByFunction,
  'Mutation.cancelTournament': managedByFunction,
  'Mutation.decideTournamentEntry': decisionOnReceiver,
  'Mutation.joinTournament': admittedReceiver,
  'Query.listPromotions': managedByFunction,
  'Query.getPromotion': managedByFunction,
  'Query.listPromotionClaims': managedByFunction,
  'Query.listPromotionInvitations': managedByFunction,
  'Query.dryRunPromotion': managedByFunction,
  'Mutation.createPromotion': managedByFunction,
  'Mutation.updatePromotion': managedByFunction,
  'Mutation.deletePromotion': managedByFunction,
  'Mutation.publishPromotion': managedByFunction,
  'Mutation.confirmPromotion': {
    guards: [['@groups', 'caller.group'], 'coins.manager', 'promotion.not-own', 'caller.access'],
    behind: ['caller.casino-user'],
  },
  'Mutation.rejectPromotion': managedByFunction,
  'Mutation.pausePromotion': managedByFunction,
  'Mutation.resumePromotion': managedByFunction,
  'Mutation.cancelPromotion': managedByFunction,
  'Mutation.inviteToPromotion': decisionOnReceiver,
  'Query.listOffers': admitted,
  'Query.listClaims': ownPlay,
  'Mutation.claimPromotion': admittedReceiver,
  'Mutation.forfeitClaim': ownPlay,
  'Mutation.publishLeaderboard': {
    none: 'Only a function of NovaLink may call it: no policy of visitors names the field.',
  },
  'Query.getReplay': replay,
  'Replay.rules': replay,
  'Query.listRounds': shownBrand,
  'Query.getSeeds': { guards: ['caller.casino-user'] },
  'Mutation.startPlaySession': gameSession,
  'Mutation.playRound': gameSession,
} as const satisfies Part<OperationGuards>;
