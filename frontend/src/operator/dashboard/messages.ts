export const deletedProvider = 'Deleted provider';
export const ggrAndNgr = (inCoin: string) => `GGR and NGR${inCoin}`;
export const ggrIsBetsMinusWins =
  'GGR is bets minus wins. NGR is GGR minus bonus cost and tournament cost. A negative value means that players won more than they bet.';
export const ggrByBrand = (inCoin: string) => `GGR by brand${inCoin}`;
export const betsMinusWinsForBrands = (topBrands: number) =>
  `Bets minus wins for the ${topBrands} brands with the most rounds.`;
export const roundsByProvider = 'Rounds by provider';
export const whichProvidersGamesWerePlayed = 'Which providers’ games were played, in all coins.';
export const turnoverByCoin = 'Turnover by coin';
export const sumOfAllBetsIn = 'The sum of all bets in each coin.';
export const turnover = 'Turnover';
export const noBetsInThisPeriod = 'No bets in this period.';
export const openBrands = 'Open brands';
export const brandsThatAreOpenNow = 'Brands that are open now.';
export const activePlayersDay = 'Active players a day';
export const averageNumberOfPlayersPer =
  'Average number of players per day who completed at least one round. A player of two brands counts twice.';
export const ggr = 'GGR';
export const grossGamingRevenueBetsMinus = 'Gross gaming revenue: bets minus wins.';
export const ngr = 'NGR';
export const netGamingRevenueGgrMinus =
  'Net gaming revenue: GGR minus bonus cost and tournament cost (prizes and refunds minus buy-ins). Withdrawn and forfeited coins are left out.';
export const bonusCost = 'Bonus cost';
export const coinsThatPlayersReceivedWithout =
  'Coins that players received without a bet, such as welcome coins and free coins.';
export const changesWereRequestedForCasino = (name: string) =>
  `Changes were requested for the casino ${name}`;
export const submitCasinoForReview = (name: string) => `Submit the casino ${name} for review`;
export const adminSuspendedCasino = (name: string) => `An admin suspended the casino ${name}`;
export const openBrand = (brandName: string) => `Open the brand ${brandName}`;
export const brandIsPaused = (brandName: string) => `The brand ${brandName} is paused`;
export const createCasinoAndGetIt = 'Create a casino and get it approved.';
export const openYourCasinos = 'Open your casinos';
export const createBrand = 'Create a brand.';
export const addGamesToBrandAnd = 'Add games to the brand and open it.';
export const openGameCatalogue = 'Open the game catalogue';
export const day = 'Day';
export const noRoundsInThisPeriod = 'No rounds in this period.';
export const inCoin = (coin: string) => ` in ${coin}`;
export const brand = 'Brand';
export const provider = 'Provider';
export const rounds = 'Rounds';
export const coin = 'Coin';
export const getYourComplianceProfileApproved = 'Get your compliance profile approved.';
export const openComplianceProfile = 'Open the compliance profile';
export const playFirstRound = 'Play the first round.';
export const activityInYourBrandsAnd = (coinNote: string) =>
  `Activity in your brands and your next steps. ${coinNote}`;
