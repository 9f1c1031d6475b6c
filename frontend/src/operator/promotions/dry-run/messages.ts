export const expectedCost = 'Expected cost';
export const largestPossibleCost = 'Largest possible cost';
export const requiredBets = 'Required bets';
export const upToOnGamesInPart = (most: string) => `Up to ${most} on games that count in part.`;
export const player = 'Player';

export const dryRun = 'Dry run';
export const dryRunTellsWhoWouldHave =
  'Find out which players would have qualified in the last days and what it would have cost. Nothing is paid or saved.';
export const timeOfDryRun = 'Time';
export const lastDays = (days: number) => `Last ${days} days`;
export const run = 'Run';
export const noPlayersYet = 'No players yet';
export const dryRunNeedsPlayersWho = 'A dry run needs players who have joined the brand.';
export const nobodyWouldHaveQualified = 'Nobody would have qualified';
export const noPlayerInLastDays = (days: number) =>
  `No player would have got a reward in the last ${days} days. The reasons are below.`;
export const qualifyingPlayers = 'Qualifying players';
export const firstOfQualifyingPlayers = (shown: string, all: string) =>
  `The first ${shown} of ${all} qualifying players.`;
export const playersWithoutReward = 'Players without a reward';
export const countOfPlayers = (count: string, players: number) =>
  `${count} ${players === 1 ? 'player' : 'players'}`;
export const ofPlayers = (count: string, players: number) =>
  `Of ${count} ${players === 1 ? 'player' : 'players'}.`;
export const rewardsLabel = 'Rewards';
export const gameIsNotOffered = 'The game of the free rounds is no longer offered.';
export const tickets = 'Tickets';
export const ticketsCostNoCoins = 'Tickets cost no coins.';
export const budgetOf = (budget: string) => `The budget is ${budget}.`;
export const dryRunIsPartial = 'Not all players or rounds were included';
export const atMostPlayersAndRounds = ({
  players,
  rounds,
  playerRounds,
}: {
  readonly players: string;
  readonly rounds: string;
  readonly playerRounds: string;
}) =>
  `A dry run includes at most ${players} players, chosen by their random ids, the last ${playerRounds} rounds of each player, and about ${rounds} rounds in total. The real numbers can be higher.`;
export const rewardsBeyondLimits = (count: string, rewards: number) =>
  rewards === 1
    ? 'One more reward would have been collected, but the budget or the maximum number of rewards was used up.'
    : `${count} more rewards would have been collected, but the budget or the maximum number of rewards was used up.`;
export const everyPlayerIsAssumedToCollect =
  'No past events exist for this kind of promotion. Every player is assumed to claim the reward once.';
export const visitsAreNotRecorded = (coin: string) =>
  `Visits without rounds are not recorded: a day with a round in ${coin} counts as a visit.`;
export const playersAreEvaluatedAsThey =
  'Players are evaluated with their present status, tier, level and country. Rewards that they have already collected are not counted again.';
export const firstReward = 'First reward';
export const amount = 'Amount';
export const upToCoins = (coins: string) => `up to ${coins}`;
export const inTextPlayer = 'player';
export const inTextPlayers = 'players';
