export const completeYourComplianceProfile = 'Complete your compliance profile';
export const changesWereRequestedForYour = 'Changes were requested for your compliance profile';
export const yourComplianceProfileHasExpired = 'Your compliance profile has expired';
export const adminRevokedYourComplianceProfile = 'An admin revoked your compliance profile';

export const actualRtp = 'Actual RTP';
export const game = 'Game';
export const versionHasNoCertificateTo = 'The version has no certificate to compare with.';
export const tooFewRoundsForComparison =
  'This period has too few rounds to compare the actual RTP with the exact RTP.';
export const actualRtpIsWithinBand = (rtp: string, low: string, high: string) =>
  `The actual RTP of ${rtp} is within the band of 3 standard deviations around the exact RTP, ${low} to ${high}.`;
export const actualRtpIsOutsideBand = (rtp: string, low: string, high: string) =>
  `The actual RTP of ${rtp} is outside the band of 3 standard deviations around the exact RTP, ${low} to ${high}. This happens by chance to 1 of 370 correct games.`;
export const deleted = 'deleted';
export const actualRtpOfVersion = (title: string, semver: string) =>
  `Actual RTP of ${title}, version ${semver}`;
export const calculatedFromAllRoundsUp = (rounds: string, comparison: string) =>
  `Calculated from all rounds up to each day (${rounds} in total). Each round has the same weight, whatever its bet. ${comparison}`;
export const day = 'Day';
export const bandFrom = 'Band, from';
export const bandTo = 'Band, to';
export const exactRtp = 'Exact RTP';
export const noRoundsInThisPeriod = 'No rounds in this period.';

export const inCoin = (coin: string) => ` in ${coin}`;
export const deletedProvider = 'Deleted provider';
export const ggrAndNgr = (inCoin: string) => `GGR and NGR${inCoin}`;
export const ggrIsBetsMinusWins =
  'GGR is bets minus wins. NGR is GGR minus bonus cost, without prizes and buy-ins of tournaments. A negative value means that players won more than they bet.';
export const ggrByBrand = (inCoin: string) => `GGR by brand${inCoin}`;
export const betsMinusWinsForBrands = (topBrands: number) =>
  `Bets minus wins for the ${topBrands} brands with the most rounds.`;
export const brand = 'Brand';
export const roundsByProvider = 'Rounds by provider';
export const whichProvidersGamesWerePlayed = 'Which providers’ games were played, in all coins.';
export const provider = 'Provider';
export const rounds = 'Rounds';
export const turnoverByCoin = 'Turnover by coin';
export const sumOfAllBetsIn = 'The sum of all bets in each coin.';
export const coin = 'Coin';
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
  'Net gaming revenue: GGR minus bonus cost. Prizes and buy-ins of tournaments are left out.';
export const bonusCost = 'Bonus cost';
export const coinsThatPlayersReceivedWithout =
  'Coins that players received without a bet, such as welcome coins and free coins.';

export const changesWereRequestedForCasino = (name: string) =>
  `Changes were requested for the casino ${name}`;
export const submitCasinoForReview = (name: string) => `Submit the casino ${name} for review`;
export const adminSuspendedCasino = (name: string) => `An admin suspended the casino ${name}`;
export const openBrand = (brandName: string) => `Open the brand ${brandName}`;
export const brandIsPaused = (brandName: string) => `The brand ${brandName} is paused`;
export const getYourComplianceProfileApproved = 'Get your compliance profile approved.';
export const openComplianceProfile = 'Open the compliance profile';
export const createCasinoAndGetIt = 'Create a casino and get it approved.';
export const openYourCasinos = 'Open your casinos';
export const createBrand = 'Create a brand.';
export const addGamesToBrandAnd = 'Add games to the brand and open it.';
export const openGameCatalogue = 'Open the game catalogue';
export const playFirstRound = 'Play the first round.';

export const roundsPerDay = 'Rounds per day';
export const roundsOfYourGamesIn = 'Rounds of your games in all brands. Days are in UTC.';
export const playersPerDay = 'Players per day';
export const playersWhoCompletedAtLeast =
  'Players who completed at least one round that day. A player of two games counts twice.';
export const players = 'Players';
export const ggrByGame = 'GGR by game';
export const betsMinusWinsInCoins = (topGames: number) =>
  `Bets minus wins in coins of all brands, for the ${topGames} games with the most rounds.`;
export const testVerdicts = 'Test verdicts';
export const yourNewest100TestRuns = 'Your newest 100 test runs in the Test Lab that have a verdict.';
export const verdict = 'Verdict';
export const testRuns = 'Test runs';
export const noTestRunsYet = 'No test runs yet.';

export const completedRoundsOfYourGames = 'Completed rounds of your games in all brands and with all coins.';
export const playersDay = 'Players a day';
export const averageNumberOfPlayersPerDay =
  'Average number of players per day who completed at least one round. A player of two games counts twice.';
export const coinGgr = 'Coin GGR';
export const betsMinusWinsAddedUp =
  'Bets minus wins, added up over the coins of all brands. One coin counts as one, whatever its code.';
export const winsDividedByBetsFor =
  'Wins divided by bets for all rounds in this period. The interval is 3 standard errors to either side, estimated from the daily results.';
export const notEnoughDataForInterval = 'Not enough data for an interval';
export const fromLowToHigh = (low: string, high: string) => `${low} to ${high}`;
export const liveGames = 'Live games';
export const gamesThatHaveLiveVersion = 'Games that have a live version now.';

export const adminSuspended = (title: string) => `An admin suspended ${title}`;
export const isNotLiveYet = (title: string) => `${title} is not live yet`;
export const createGame = 'Create a game.';
export const openYourGames = 'Open your games';
export const passTestRunOfIts = 'Pass a test run of its math model.';
export const openTestLab = 'Open the Test Lab';
export const submitVersionAndPublishIt = 'Submit a version and publish it after its review.';
