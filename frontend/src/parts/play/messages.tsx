import type { ReactNode } from 'react';

export const weSaveYourAnswerTo = 'We save your answer to your account and ask only once.';

export const areYou18OrOlder = 'Are you 18 or older?';
export const isForAdultsOnlyPractice = (title: string, kept: string) =>
  `${title} is for adults only. Practice coins have no value and cannot be bought, exchanged for money or redeemed. ${kept}`;
export const iAm18OrOlder = 'I am 18 or older';
export const goBack = 'Go back';

export const commitment = 'Commitment';
export const mathematics = 'Mathematics';
export const yourSeed = 'Your seed';
export const nonce = 'Nonce';
export const bet = 'Bet';
export const maximumWinReached = 'Maximum win reached';
export const win = 'Win';

export const outdated = 'Outdated';

export const provablyFair = 'Provably fair';
export const beforeEachRoundServerShows =
  'Before each round, the server shows the hash of its seed, so it cannot change the seed afterwards. Your seed is part of the calculation. After the round, the server reveals its seed and anyone can verify the stops and the win, as this page does.';
export const numberNonce = (nonce: number) => `, number ${nonce}`;
export const commitmentToNextRound = (next: ReactNode) => <>Commitment to the next round{next}</>;
export const sha256OfSecretServer = 'SHA-256 of the secret server seed.';
export const usedInNextRoundAny = 'Used in the next round. Any letters, digits and signs.';

export const yourLastRounds = 'Your last rounds';
export const roundsAppearHereAfterYou = 'Rounds appear here after you play.';
export const roundBetPaid = (nonce: number, bet: string, win: string) => (
  <>
    <strong>Round {nonce}</strong> · bet {bet} · paid {win}
  </>
);
export const verifyRound = 'Verify round';

export const playedForFun = (gameTitle: string) => `${gameTitle}, played for fun`;

export const yourPracticeCoinsAreUsed = 'Your practice coins are used up.';
export const practiceCoinsAreLeftChoose = (balance: string) =>
  `${balance} practice coins are left. Choose a lower bet.`;
export const getNewPracticeCoins = 'Get new practice coins';

export const tryAgainToGetResult = (troubleText: string) =>
  `${troubleText} Try again to get the result of your round.`;
export const youCannotPlayThisVersion = 'You cannot play this version any more';
export const gameDoesNotExistAny = 'The game does not exist any more, or your access has changed.';
export const thisGameIsNotAvailableAt = 'This game is not available at the moment';
export const itWasSuspendedOrWithdrawn =
  'It was suspended or withdrawn while you played. You can still verify the rounds below.';
export const thisVersionWasChanged = 'This version was changed';
export const newVersionOfThisGame = 'A new version of this game is live';
export const thisPageShowsOlderVersion = 'This page shows an older version, so rounds cannot be verified.';
export const loadVersionAgain = 'Load the version again';
export const loadNewVersion = 'Load the new version';
export const verificationFailedGameHasStopped = 'Verification failed – the game has stopped';
export const resultFromServerDoesNot = 'The result from the server does not match the revealed seed:';
export const receivedCalculated = (strong: ReactNode, code: ReactNode, code2: ReactNode) => (
  <>
    {strong}: received {code}, calculated {code2}
  </>
);
