export const anotherAdminHasToPublish = 'Another admin has to publish this tournament';
export const youSetPrizesAboveLimit = (prizes: string, limit: string) =>
  `You set its prizes of ${prizes}. They are above the daily limit of ${limit} without a second admin.`;
export const tournaments = 'Tournaments';

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
export const newTournamentLabel = 'New tournament';

export const running = 'Running';
export const upcoming = 'Upcoming';
export const finished = 'Finished';
export const start = 'Start';
export const prizes = 'Prizes';

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
