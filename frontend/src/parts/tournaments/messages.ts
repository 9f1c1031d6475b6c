export const joinTournamentName = (tournamentName: string) => `Join ${tournamentName}`;
/** `amount` as text, such as `1` or `2.50`. */
export const ticketsOf = (amount: string, coinName: string) => `${amount} × ${coinName}`;
export const notEnoughTickets = (price: string, held: string) =>
  `You do not have enough tickets. Joining costs ${price}, and you have ${held}.`;
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
export const player = 'Player';
export const score = 'Score';
export const rounds = 'Rounds';
export const prizeNow = 'Prize now';
export const prize = 'Prize';
export const playerHasScore1 = (ranked: number, ranked2: string) =>
  `${ranked === 1 ? '1 player has' : `${ranked2} players have`} a score.`;
export const formerPlayer = 'Former player';

export const yourRank = 'Your rank';
export const yourScore = 'Your score';
export const yourPrize = 'Your prize';
export const noPrize = 'No prize';

export const isExactOf = (isExact: boolean, rank: string, ofValue: string) =>
  `${isExact ? '' : 'about '}${rank} of ${ofValue}`;
export const toRank = (behind: string, rank: string) => `${behind} to rank ${rank}`;

export const prizes = 'Prizes';
export const percentOfPoolNow = (share: string, each: string, now: string, coin: string) =>
  `${share} % of the pool${each} (now ${now} ${coin})`;

export const daysCount = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const hoursCount = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
export const minutesCount = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
export const plannedStart = 'Planned start';
export const ended = 'Ended';
export const secondsCount = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);
export const inDuration = (duration: string) => `in ${duration}`;
export const starts = 'Starts';
export const ends = 'Ends';

export const games = 'Games';
export const players = 'Players';
export const entrantsOf = (entrants: string, maxEntrants: string) => `${entrants} of ${maxEntrants}`;
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
