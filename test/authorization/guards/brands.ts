import type { Guard } from './guard';

const decisions = [
  'Mutation.approveCasino',
  'Mutation.rejectCasino',
  'Mutation.suspendCasino',
  'Mutation.reinstateCasino',
] as const;
const casinoSteps = [
  'Mutation.submitCasino',
  'Mutation.pauseCasino',
  'Mutation.resumeCasino',
  'Mutation.closeCasino',
] as const;
const lifecycle = ['Mutation.activateBrand', 'Mutation.pauseBrand', 'Mutation.closeBrand'] as const;
const managed = [
  'Mutation.updateBrand',
  'Mutation.addBrandGame',
  'Mutation.removeBrandGame',
  'Mutation.saveCoinType',
  'Mutation.saveCoinPackage',
] as const;
const changesOfPlayers = [
  'Mutation.setBrandUserLevel',
  'Mutation.setBrandUserTier',
  'Mutation.suspendBrandUser',
  'Mutation.reinstateBrandUser',
] as const;

/** Whose casinos and brands are whose, and what a level lets one do; in resolvers. */
export const guardsOfBrands: readonly Guard[] = [
  {
    name: 'a casino is read by its owner and admins',
    together: 'casinos',
    parts: [['row.owner !== sub && !isAdmin) return refuse("casino.missing")', 'false) return row']],
    operations: [
      'Query.getCasino',
      'Casino.brands',
      'Casino.history',
      ...casinoSteps,
      'Mutation.createBrand',
    ],
  },
  {
    name: 'casinos are listed for the owner of their company',
    together: 'casinos',
    parts: [['row.owner !== sub && !isAdmin) return refuse("company.missing")', 'false) return row']],
    operations: ['Query.listCasinos', 'Mutation.createCasino'],
  },
  {
    name: 'a casino is changed by its owner and admins',
    together: 'casinos',
    parts: [['...isAdmin ? {} : { owner: sub }, version: expectedVersion', 'version: expectedVersion']],
    operations: ['Mutation.updateCasino'],
  },
  {
    name: 'nobody decides on their own casino',
    together: 'casinos',
    parts: [['if (ctx.prev.result.owner === callerOf(ctx).sub) refuse("company.own");', '']],
    operations: decisions,
  },
  {
    name: 'a submission of a casino is withdrawn by its owner',
    together: 'casinos',
    parts: [['if (ctx.prev.result.owner !== callerOf(ctx).sub) refuse("company.not-owner");', '']],
    operations: ['Mutation.withdrawCasino'],
  },
  {
    name: 'a brand’s life is its owner’s and admins’',
    together: 'casinos',
    parts: [['if (!ownsBrand(ctx)) refuse("brand.level-too-low");', '']],
    operations: lifecycle,
  },
  {
    name: 'a brand is managed by those who manage it',
    together: 'casinos',
    parts: [['if (!managesBrand(ctx)) refuse("brand.level-too-low");', '']],
    operations: [...managed, ...changesOfPlayers, 'Query.listBrandMovements'],
  },
  {
    name: 'players are read by those who support the brand, and by themselves',
    together: 'casinos',
    parts: [['if (!supportsBrand(ctx)) refuse("brand.level-too-low");', '']],
    operations: ['Query.listBrandUsers', 'Query.getBrandUser', 'BrandUser.balances', 'Query.listStatement'],
  },
  {
    name: 'a brand’s history is for those who manage it',
    together: 'casinos',
    parts: [['if (!ctx.source.manages) refuse("brand.level-too-low");', '']],
    operations: ['Brand.history'],
  },
  {
    name: 'a brand that is not open is there for its people only',
    together: 'casinos',
    parts: [['if (!open && !manages && !standing.me) refuse("brand.missing");', '']],
    operations: ['Query.getBrand', 'Brand.me', 'Query.listBrandGames', 'Query.listRounds'],
  },
  {
    name: 'a level is that of the very brand',
    parts: [['levelOf(ctx.stash.me) === "ADMIN"', 'ctx.stash.me']],
    operations: [...managed, ...changesOfPlayers, 'Query.listBrandMovements', 'Query.listBrandUsers'],
  },
  {
    name: 'SUPPORT is a level',
    parts: [['levelOf(ctx.stash.me) === "SUPPORT"', 'ctx.stash.me']],
    operations: ['Query.listBrandUsers', 'Query.getBrandUser', 'BrandUser.balances', 'Query.listStatement'],
  },
  {
    name: 'nobody changes themselves as a player',
    together: 'casinos',
    parts: [['if (userId === callerOf(ctx).sub) refuse("player.self");', '']],
    operations: changesOfPlayers,
  },
  {
    name: 'an admin’s write on casinos and brands asks whether the rights still stand',
    parts: [['auditRow(ctx, event), notWithdrawn]', 'auditRow(ctx, event)]']],
    operations: [
      ...decisions,
      ...casinoSteps,
      'Mutation.withdrawCasino',
      'Mutation.createCasino',
      'Mutation.updateCasino',
      'Mutation.createBrand',
      ...lifecycle,
      ...managed,
      ...changesOfPlayers,
    ],
  },
];
