export const editTournamentName = (tournamentName: string, brandName: string) =>
  `Edit ${tournamentName} · ${brandName}`;
export const anotherAdminHasToPublish = 'Another admin has to publish this tournament';
export const youSetPrizesAboveLimit = (prizes: string, limit: string) =>
  `You set its prizes of ${prizes}. They are above the daily limit of ${limit} without a second admin.`;
export const editTournament = 'Edit tournament';
export const tournaments = 'Tournaments';
export const rulesAreFinal = 'The rules are final';
export const openTournament = 'Open the tournament';
export const onlyDraftsCanBeChanged =
  'Only drafts can be changed. Cancel the tournament and create another one.';
export const saveChanges = 'Save changes';
export const isSaved = (rulesName: string) => `${rulesName} is saved.`;

export const waiting = 'Waiting';
export const admitted = 'Admitted';
export const declined = 'Declined';
export const player = 'The player';
export const isAdmitted = (displayName: string, admitted: boolean) =>
  `${displayName} is ${admitted ? 'admitted' : 'declined'}.`;
export const entries = 'Entries';
export const entry = 'entry';
export const inTextEntries = 'entries';
export const playerLabel = 'Player';
export const formerPlayer = 'Former player';
export const entered = 'Entered';
export const account = 'Account';
export const thisPlayer = 'this player';
export const admit = 'Admit';
export const decline = 'Decline';
export const noEntriesYet = 'No entries yet';
export const playersAppearHereWhenThey = 'Players appear here when they enter.';

export const games = 'Games';
export const game = 'A game';

export const newTournament = (brandName: string) => `New tournament · ${brandName}`;
export const newTournamentLabel = 'New tournament';
export const tournamentStartsAsDraftPlayers =
  'A tournament starts as a draft. Players see it when you publish it.';
export const createDraft = 'Create draft';
export const isCreated = (rulesName: string) => `${rulesName} is created.`;

export const running = 'Running';
export const upcoming = 'Upcoming';
export const finished = 'Finished';

export const preview = 'Preview';
export const rulesAndPrizesAppearHere = 'The rules and prizes appear here when all fields are filled in.';
export const whatPlayersWillSee = 'What players will see.';

export const details = 'Details';
export const name = 'Name';
export const description = 'Description';
export const start = 'Start';
export const atMostDaysLater = (days: number) => `At most ${days} days later.`;
export const scoringRules = 'Scoring rules';
export const gamesOfBrand1 = (games: number) => `1–${games} games of the brand.`;
export const coin = 'Coin';
export const minimumBet = 'Minimum bet';
export const roundsThatCount = 'Rounds that count';
export const leaveEmptyForAll = 'Leave empty for all.';
export const scoring = 'Scoring';
export const maximumPerRound = 'Maximum per round';
export const asMultipleOfBetLeave = 'As a multiple of the bet. Leave empty for no limit.';
export const multipleThatContinuesStreak = 'Multiple that continues a streak';
export const suchAs1ForRound = 'Such as 1 for a round that pays at least its bet.';
export const roundsInRow = 'Rounds in a row';
export const bankroll = 'Bankroll';
export const entryLabel = 'Entry';
export const playersEnter = 'Players enter';
export const buyIn = 'Buy-in';
export const coinOfBuyIn = 'Coin of the buy-in';
export const coinOfTournament = (code: string) => `Coin of the tournament (${code})`;
export const coinsGoIntoPool = 'Buy-ins go into the prize pool.';
export const ticketsDoNotGoIntoPool = 'Tickets do not go into the prize pool. Prizes are fixed amounts.';
export const minimumPlayers = 'Minimum players';
export const withFewerAtStartTournament = 'With fewer at the start, the tournament is cancelled.';
export const maximumPlayers = 'Maximum players';
export const leaveEmptyForNoLimit = 'Leave empty for no limit.';
export const prizes = 'Prizes';
export const fromRank1OnWithout =
  'From rank 1 on, without gaps. A lower rank cannot get more than a higher one.';
export const prizesAre = 'Prizes are';
export const prizeRange = (index: number) => `Prize range ${index}`;
export const fromRank = 'From rank';
export const toRank = 'To rank';
export const shareForEachInPercent = 'Share for each, in %';
export const amountForEach = 'Amount for each';
export const remove = 'Remove';
export const addPrizeRange = 'Add a prize range';
export const startsMoreThanOneRank = 'starts more than one rank after the previous range';
export const overlapsPreviousRange = 'overlaps the previous range';
export const endsBeforeItStarts = 'ends before it starts';
export const paysMoreThanPreviousRange = 'pays more than the previous range';
export const mustBringSumOfAll = 'must bring the sum of all shares to exactly 100%';
export const isTooLarge = 'is too large';

export const tournament = 'Tournament';
export const thisTournamentWasCancelled = 'This tournament was cancelled';
export const buyInsAreRefunded = (cancelReason: string) => `${cancelReason} Buy-ins are refunded.`;
export const status = 'Status';
export const players = 'Players';
export const entrantsOf = (entrants: number, maxEntrants: number) => `${entrants} of ${maxEntrants}`;
export const leaderboard = 'Leaderboard';
export const finalLeaderboard = 'Final leaderboard';
export const result = 'Result';
export const rules = 'Rules';

export const publish = 'Publish';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const publishName = (name: string) => `Publish ${name}`;
export const isPublished = (name: string) => `${name} is published.`;
export const rulesBecomeFinalAndPlayers = (budget: string, reserved: string) =>
  `The rules become final and players see the tournament. ${budget === '0' ? 'Prizes come from the buy-ins.' : `${reserved} are reserved for the prizes.`}`;
export const deleteName = (name: string) => `Delete ${name}`;
export const isDeleted = (name: string) => `${name} is deleted.`;
export const draftIsDeletedThisCannot = (name: string) =>
  `The draft ${name} is deleted. This cannot be undone.`;
export const cancelTournament = 'Cancel tournament';
export const cancelName = (name: string) => `Cancel ${name}?`;
export const reason = 'Reason';
export const playersSeeItNoPrizes =
  'Players see it. No prizes are paid; buy-ins and reserved coins are returned. This cannot be undone.';
export const isCancelled = (name: string) => `${name} is cancelled.`;

export const inTextTournament = 'tournament';
export const inTextTournaments = 'tournaments';

export const allTournamentsOf = (brandName: string) => `All tournaments of ${brandName}.`;
export const playForPrizesInCoins = 'Play for prizes in coins, which have no value.';
export const noTournamentsYet = 'No tournaments yet';
export const createOneChooseGamesDates = 'Create one: choose games, dates, how rounds score, and the prizes.';
export const theyAppearHereWhenPublishes = (brandName: string) =>
  `They appear here when ${brandName} publishes them.`;
