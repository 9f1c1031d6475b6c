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
export const entrantsOf = (entrants: string, maxEntrants: string) => `${entrants} of ${maxEntrants}`;
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
export const joinTournamentName = (tournamentName: string) => `Join ${tournamentName}`;
export const ticketsYouGetBackOnlyIf = (price: string) =>
  `Joining costs ${price}. You get it back only if the tournament is cancelled.`;
export const goIntoPrizePoolYou = (tournament: string) =>
  `${tournament} go into the prize pool. You get them back only if the tournament is cancelled.`;
export const youHaveEnteredThisTournament = 'You have entered this tournament.';
export const youHaveAppliedCasinoWill = 'You have applied. The casino will review your entry.';
export const casinoHasDeclinedYourEntry = 'The casino has declined your entry.';
export const entriesClosedWhenTournamentStarted = 'Entries closed when the tournament started.';
export const allPlacesAreTaken = 'All places are taken.';
export const joinToEnter = (brandName: string) => `Join ${brandName} to enter.`;
export const youEnterWithYourFirst = 'You enter with your first round.';
export const tryAgain = 'Try again';
export const joinFor = (tournament: string) => `Join for ${tournament}`;
export const apply = 'Apply';
export const join = 'Join';
export const noScoresYet = 'No scores yet';
export const leaderboardStartsWithFirstRound = 'The leaderboard starts with the first round that counts.';
export const leaderboardOf = (tournamentName: string) => `Leaderboard of ${tournamentName}`;
export const rank = 'Rank';
export const score = 'Score';
export const rounds = 'Rounds';
export const prizeNow = 'Prize now';
export const prize = 'Prize';
export const playerHasScore1 = (ranked: number, ranked2: string) =>
  `${ranked === 1 ? '1 player has' : `${ranked2} players have`} a score.`;
export const yourRank = 'Your rank';
export const yourScore = 'Your score';
export const yourPrize = 'Your prize';
export const noPrize = 'No prize';
export const isExactOf = (isExact: boolean, rank: string, ofValue: string) =>
  `${isExact ? '' : 'about '}${rank} of ${ofValue}`;
export const toRank = (behind: string, rank: string) => `${behind} to rank ${rank}`;
export const daysCount = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const hoursCount = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
export const minutesCount = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
export const plannedStart = 'Planned start';
export const ended = 'Ended';
export const secondsCount = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);
export const inDuration = (duration: string) => `in ${duration}`;
export const starts = 'Starts';
export const ends = 'Ends';
export const gamesOthers = (others: number) => (others === 1 ? '1 game' : `${others} games`);
export const othersMore = (others: number) => `${others} more`;
export const fileIsNotValidCertificate = 'The file is not a valid certificate.';
export const playersEntered = 'Players entered';
export const playersWithRank = 'Players with a rank';
export const prizesPaid = 'Prizes paid';
export const resultHashSha256 = 'Result hash (SHA-256)';
export const certificateListsRulesEveryEntry =
  'The certificate lists the rules, every entry and every round that counted, without names. Verify the result to compute scores, ranks and prizes again in your browser.';
export const verifyResult = 'Verify result';
export const downloadCertificate = 'Download certificate';
export const differentResult = 'Different result';
export const resultHashOfCertificateDiffers =
  'The result hash of the certificate differs from the result hash of the tournament.';
export const resultDiffers = 'The result differs';
export const theseValuesOfCertificateDo = (differences: string) =>
  `These values of the certificate do not match its rounds: ${differences}.`;
export const resultIsCorrect = 'The result is correct';
export const roundOfEntriesGiveRanking = (rounds: number, rounds2: string, entryCount: string) =>
  `${rounds === 1 ? '1 round' : `${rounds2} rounds`} of ${entryCount} entries give the ranking and the prizes that the certificate states.`;
export const youHaveAppliedFor = (name: string) => `You have applied for ${name}.`;
export const youHaveJoined = (name: string) => `You have joined ${name}.`;
export const managersCannotEnter = 'You manage this brand, so you cannot enter its tournaments.';
