/**
 * The root fields that casino users without a group can use. They check on the server that the caller is in a group or
 * chose to play.
 */
export const playerFields: ReadonlySet<string> = new Set([
  'choosePlay',
  'getPlayerChoice',
  'getBrand',
  'listBrandGames',
  'listPopularGames',
  'getBrandUser',
  'listStatement',
  'listRounds',
  'getSeeds',
  'listSharedRounds',
  'listTournaments',
  'listOffers',
  'listClaims',
  'joinBrand',
  'setPlayLimits',
  'excludeSelf',
  'claimDailyCoins',
  'claimCoinPackage',
  'startPlaySession',
  'playRound',
  'rotateSeeds',
  'shareRound',
  'unshareRound',
  'joinTournament',
  'claimPromotion',
  'forfeitClaim',
]);
