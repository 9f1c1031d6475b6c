import type { ReactNode } from 'react';

export const play = 'Play';
export const byCompanyName = (companyName: string) => `by ${companyName}`;

export const playWith = 'Play with';

export const yourBalanceIsLowerThan = 'Your balance is lower than the smallest bet.';
export const yourBalanceIsLowerThanThis = 'Your balance is lower than this bet. Choose a lower bet.';

export const youBetAndWonYour = (paid: string | undefined, won: string | undefined) =>
  `You bet ${paid} and won ${won}. Your balance includes it.`;

export const playCoins = 'Play coins';
export const playedWith = (gameTitle: string, coinName: string) => `${gameTitle}, played with ${coinName}`;

export const tryAgainToGetResult = (troubleText: string) =>
  `${troubleText} Try again to get the result of your round. You will not be charged twice.`;
export const yourLastRoundWasPlayed = 'Your last round was played';
export const newVersionOfThisGame = 'A new version of this game is live';
export const thisPageShowsOlderVersion = 'This page shows an older version.';
export const loadNewVersion = 'Load the new version';
export const verificationFailedGameHasStopped = 'Verification failed – the game has stopped';
export const resultFromServerDoesNot = (troubleText: string) =>
  `The result from the server does not match the math model: ${troubleText} Your balance is correct, and your account keeps the round.`;
export const seeYourRounds = 'See your rounds';
export const startAnotherSession = 'Start another session';
export const seeYourLimits = 'See your limits';
export const goToLobby = 'Go to the lobby';
export const backToNovaLink = 'Back to NovaLink';

export const thisGameCannotBePlayed = 'This game cannot be played here';
export const doesNotOfferThisGame = (brand: string) =>
  `${brand} does not offer this game, or it was suspended. Your coins and rounds are kept.`;
export const seeGames = 'See the games';
export const noCoinsForGames = 'No coins for games';
export const hasNoCoinsForGames = (brand: string) => `${brand} has no coins for games yet.`;
export const joinToPlay = (brand: string) => `Join ${brand} to play`;
export const chooseNameAndConfirmYour = 'Choose a name and confirm your age to get your first coins.';
export const join = 'Join';
export const gamesAreNotAvailableAt = 'Games are not available at the moment';
export const isClosedAtMomentYour = (brand: string) =>
  `${brand} is closed at the moment. Your coins and your statement are kept.`;
export const seeYourAccount = 'See your account';
export const youCannotPlayAtMoment = 'You cannot play at the moment';
export const seeReasonAboveYouCan = 'See the reason above. You can still read your balance and statement.';

export const provablyFair = 'Provably fair';
export const eachRoundIsCalculatedFrom = (link: (text: string) => ReactNode) => (
  <>
    Each round is calculated from a secret server seed, your seed and the round number. The hash below commits
    the server to its seed. In {link('your account')} you can reveal the server seed, change your seed and
    verify every round.
  </>
);
export const nonceNonce = (nonce: number) => `, nonce ${nonce}`;
export const commitmentToNextRound = (seeds: ReactNode) => <>Commitment to the next round{seeds}</>;
export const sha256OfSecretServer = 'SHA-256 of the secret server seed.';
export const yourSeed = 'Your seed';
export const usedInEachOfThese = 'Used in each of these rounds.';
export const playedWithThisSessionEnds = (coinName: string, expiresAt: ReactNode) => (
  <>
    Played with {coinName}. This session ends on {expiresAt}.
  </>
);

export const noScoresYet = 'No scores yet.';
export const leaderboard = 'Leaderboard';
export const formerPlayer = 'Former player';

export const tournament = 'Tournament';
export const showTournament = 'Show tournament';
export const hideTournament = 'Hide tournament';
export const ended = 'Ended';
export const endsLeft = (left: string) => `Ends ${left}`;
export const rulesAndPrizes = 'Rules and prizes';
export const rankScore = (tournamentName: string, rank: string, score: string) =>
  `${tournamentName}: rank ${rank}, score ${score}.`;
export const rankRank = (rank: string) => `Rank ${rank} · `;
export const rank = 'Rank';
export const score = 'Score';
export const next = 'Next';

export const freeRoundsLeft = (left: number) =>
  left === 1
    ? 'This round is free. It is the last free round.'
    : `This round is free. ${left} free rounds are left.`;
export const paidByReward = (name: string) => `This bet is paid by your reward ${name}.`;
export const ownCoinsPay = (name: string, most: string) =>
  `Your reward ${name} pays bets up to ${most}. This bet takes your own coins.`;
export const rewardsInProgress = 'Rewards in progress';
export const freeRoundsAtBet = (left: number, bet: string) =>
  `${left} free ${left === 1 ? 'round' : 'rounds'} with a bet of ${bet}`;
export const useThisBet = 'Use this bet';
export const rewardCompleted = (name: string, amount: string) =>
  `${name} is completed: ${amount} was added to your balance.`;
export const rewardEndedWithoutCoins = (name: string) => `${name} is completed. Nothing was left of it.`;
export const freeRoundsAtAnotherGame = (left: number) =>
  `${left} free ${left === 1 ? 'round' : 'rounds'} at another game`;
export const betsOf = (name: string) => `Bets for ${name}`;
export const betOfRequired = (bet: string, required: string) => `Bets of ${bet} of ${required} are made`;
