export const verification = 'Verification';
export const beforeRoundServerCommittedTo =
  'Before the round, the server committed to its seed with a hash. The stops and the win are calculated from the two seeds, the nonce and the math model.';
export const hashOfServerSeed = 'Hash of the server seed';
export const serverSeed = 'Server seed';
export const notRevealedYet = 'Not revealed yet';
export const playersSeed = 'Player’s seed';
export const nonce = 'Nonce';
export const hashOfMathModel = 'Hash of the math model';
export const notVerifiableYet = 'Not verifiable yet';
export const serverSeedIsSecretWhile =
  'The server seed is secret while its player uses it. When the player changes seeds, this page shows the seed and can verify the round.';
export const verifyInThisBrowser = 'Verify in this browser';

export const round = 'Round';
export const bet = 'Bet';
export const win = 'Win';
export const multiplier = 'Multiplier';
export const played = 'Played';
export const game = 'Game';
export const version = 'Version';
export const provider = 'Provider';
export const casinoBrand = 'Casino brand';
export const availableUntil = 'Available until';
export const coinsOnNovaLinkAre =
  'Coins on NovaLink are play coins: they cannot be bought or exchanged for money.';
export const timesHundredBet = (timesHundred: string) => `${timesHundred}× the bet`;

export const byCompanyName = (companyName: string) => `by ${companyName}`;
export const thisRoundCannotBeReplayed = 'This round cannot be replayed';
export const itsStopsAndItsWin = 'Its stops and its win do not match the math model of the game.';
export const thisReplayIsNotAvailable = 'This replay is not available';
export const itsPlayerMayHaveStopped = (keptDays: number) =>
  `Its player may have stopped sharing it, or it has expired: rounds are kept for ${keptDays} days.`;

export const roundOf = (gameTitle: string) => `Round of ${gameTitle}`;
export const winsOfLastSpin = 'Wins of the last spin';
export const playReplay = 'Play replay';
export const skipToResult = 'Skip to the result';
export const noWin = 'No win.';
export const roundWon = (win: string) => `The round won ${win}.`;
export const spinning = 'Spinning…';
export const pressPlayReplayToSee = 'Press “Play replay” to see the round.';
export const thisSpinPays = (coins: string) => `This spin pays ${coins}.`;
export const thisSpinPaysNothing = 'This spin pays nothing.';
