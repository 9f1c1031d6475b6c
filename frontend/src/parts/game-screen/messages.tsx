import type { ReactNode } from 'react';

export const bet = 'Bet';
export const lowerBet = 'Lower the bet';
export const raiseBet = 'Raise the bet';

export const balance = 'Balance';
export const netPosition = 'Net position';
export const winsMinusBetsInThis = 'Wins minus bets in this session';
export const timePlayed = 'Time played';
export const inThisSession = 'In this session';

export const realityCheck = 'Reality check';
export const youHavePlayedForMinutes = (minutes: number, name: string) =>
  `You have played for ${minutes} minutes. ${name} have no value.`;
export const won = 'Won';
export const stopPlaying = 'Stop playing';
export const keepPlaying = 'Keep playing';

export const responsiblePlay = 'Responsible play';
export const roundTakesAtLeastSeconds = (seconds: number) => `A round takes at least ${seconds} seconds.`;
export const thereIsNoAutoplayAnd = 'There is no autoplay and no turbo mode. You start every round yourself.';
export const returnsUpToAmountOf = (from: number) =>
  `Returns up to the amount of your bet are shown without sound or animation. A win counts as big from ${from} times the bet.`;
export const reelsSpinLongerOnlyIf =
  'The reels spin longer only if the symbols that have stopped can start free spins. This does not change the result.';
export const realityCheckTellsYouHow =
  'A reality check tells you how long you have played and your net position.';
export const haveNoValueTheyCannot = (coins: string) =>
  `${coins} have no value. They cannot be bought or exchanged.`;

export const thisRound = 'This round';
export const maximumWinEndedRound = 'The maximum win ended the round.';
export const freeSpinsPaid = (awarded: number, won: string) => `${awarded} free spins paid ${won}`;
export const skipToResult = 'Skip to the result';
export const winsOfThisSpin = 'Wins of this spin';
export const andMore = (winCount: number) => `and ${winCount} more`;
export const winsOfThisSpinAre = (multiplier: number) => `Wins of this spin are multiplied by ${multiplier}.`;
export const freeSpins = 'Free spins';
export const freeSpin = 'Free spin';
export const numberOf = (number: number, awarded: number) => `${number} of ${awarded}`;
export const paidSoFar = 'Paid so far';
export const everyWin = 'Every win';
export const youWon = (countedCoins: ReactNode) => <>You won {countedCoins}</>;
export const gameHasStopped = 'The game has stopped.';
export const spinning = 'Spinning…';
export const freeSpinsForAwarded = (awarded: string) => `${awarded} free spins!`;
export const thisSpinPays = (coins: ReactNode) => <>This spin pays {coins}.</>;
export const thisSpinPaysNothing = 'This spin pays nothing.';
export const loadingGame = 'Loading the game…';
export const chooseYourBetAndSpin = 'Choose your bet and spin.';

export const spin = 'Spin';

export const leaveGame = (part: (text: string) => ReactNode) => <>Leave{part(' the game')}</>;
export const haveNoValue = (strong: ReactNode, name: string) => (
  <>
    {strong} · {name} have no value
  </>
);
export const theatreMode = 'Theatre mode';
export const fullScreen = 'Full screen';
export const paytableAndRules = 'Paytable and rules';
export const paytableAndRulesForGametitle = (gameTitle: string) => `${gameTitle}: paytable and rules`;
export const haveNoValueForMinage = (minAge: number, name: string) => `${minAge}+ · ${name} have no value`;
