export const actualRtp = 'Actual RTP';
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
export const bandFrom = 'Band, from';
export const bandTo = 'Band, to';
export const exactRtp = 'Exact RTP';
export const roundsPerDay = 'Rounds per day';
export const roundsOfYourGamesIn = 'Rounds of your games in all brands. Days are in UTC.';
export const playersPerDay = 'Players per day';
export const playersWhoCompletedAtLeast =
  'Players who completed at least one round that day. A player of two games counts twice.';
export const ggrByGame = 'GGR by game';
export const betsMinusWinsInCoins = (topGames: number) =>
  `Bets minus wins in coins of all brands, for the ${topGames} games with the most rounds.`;
export const testVerdicts = 'Test verdicts';
export const yourNewest100TestRuns = 'Your newest 100 test runs in the Test Lab that have a verdict.';
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
export const game = 'Game';
export const day = 'Day';
export const noRoundsInThisPeriod = 'No rounds in this period.';
export const rounds = 'Rounds';
export const getYourComplianceProfileApproved = 'Get your compliance profile approved.';
export const openComplianceProfile = 'Open the compliance profile';
export const playFirstRound = 'Play the first round.';
export const players = 'Players';
export const verdict = 'Verdict';
export const activityInYourGamesAnd = (coinNote: string) =>
  `Activity in your games and your next steps. ${coinNote}`;
