export const activeAndNewPlayers = 'Active and new players';
export const activePlayersCompletedAtLeast =
  'Active players completed at least one round that day. New players joined that day.';
export const day = 'Day';
export const activePlayers = 'Active players';
export const newPlayers = 'New players';
export const ggrAndNgr = 'GGR and NGR';
export const ggrAndNgrIn = (coin: string) => `GGR and NGR in ${coin}`;
export const ggrIsBetsMinusWins =
  'GGR is bets minus wins. NGR is GGR minus bonus cost and tournament cost. A negative value means that players won more than they bet.';
export const topGamesByRounds = 'Top games by rounds';
export const gamesWithMostRoundsIn = (topGames: number) =>
  `The ${topGames} games with the most rounds in this period.`;
export const game = 'Game';
export const deletedGame = (place: number) => `Deleted game ${place}`;
export const rounds = 'Rounds';
export const noRoundsInThisPeriod = 'No rounds in this period.';
export const retentionByDay = 'Retention by day';
export const shareOfPlayersWhoJoined =
  'Share of the players who joined in this period and were active that many days later. Includes only sign-up days for which that day is over.';
export const daysAfterJoining = 'Days after joining';
export const activeAgain = 'Active again';
export const noNewPlayersInThis = 'No new players in this period.';
export const claimsByStatus = 'Claims by status';
export const rewardsOfPromotionsThatPlayers =
  'Rewards of promotions that players claimed in this period, by their current status.';
export const status = 'Status';
export const claims = 'Claims';
export const noClaimsInThisPeriod = 'No claims in this period.';
export const tooManyClaimsToCount = 'Too many claims to count. Choose a shorter period.';

export const dashboard = 'Dashboard';
export const activityInDaysAreIn = (brandName: string, zone: string, coinNote: string) =>
  `Activity in ${brandName}. Days are in UTC${zone === 'UTC' ? '' : `, not in the time zone of the brand (${zone})`}. ${coinNote}`;

export const activePlayersDay = 'Active players a day';
export const averageNumberOfPlayersPer =
  'Average number of players per day who completed at least one round.';
export const playersWhoJoinedBrandIn = 'Players who joined the brand in this period.';
export const sessions = 'Sessions';
export const gameSessionsWithAtLeast =
  'Game sessions with at least one round. A session that continues after midnight counts on both days.';
export const averageBet = 'Average bet';
export const turnoverDividedByNumberOf =
  'Turnover divided by the number of rounds. Turnover is the sum of all bets.';
export const bonusCost = 'Bonus cost';
export const coinsThatPlayersReceivedWithout =
  'Coins that players received without a bet, such as welcome coins and free coins.';
export const ngr = 'NGR';
export const netGamingRevenueBetsMinus =
  'Net gaming revenue: bets minus wins, bonus cost and tournament cost (prizes and refunds minus buy-ins). Withdrawn and forfeited coins are left out.';

export const brandIsPausedSoNobody = 'The brand is paused, so nobody can play';
export const nobodyHasPlayedInLast = (quietDays: number) =>
  `Nobody has played in the last ${quietDays} days of this period`;
export const ngrInIsNegativeIn = (coin: string) => `NGR in ${coin} is negative in this period`;
export const openYourCasinos = 'Open your casinos';
export const addGamesToBrand = 'Add games to the brand.';
export const openBrand = 'Open the brand.';
export const letFirstPlayerJoin = 'Let the first player join.';
export const openLobby = 'Open the lobby';
export const playFirstRound = 'Play the first round.';

export const cohorts = 'Cohorts';
export const playersByDayTheyJoined =
  'Players by the day they joined, with the share that was active on each following day.';
export const cohortTable = 'Cohort table';
export const joined = 'Joined';
export const players = 'Players';
export const activeOnDay = 'Active on day';
