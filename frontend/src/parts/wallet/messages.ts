export const movement = 'movement';
export const movements = 'movements';
export const movementLabel = 'Movement';
export const declined = 'Declined';
export const game = 'Game';
export const time = 'Time';
export const noSeq = (seq: string) => ` · no. ${seq}`;
export const amount = 'Amount';
export const balance = 'Balance';
export const player = 'Player';
export const seeTournament = 'See tournament';
export const seePromotions = 'See promotions';
export const gameThatIsNoLonger = 'A game that is no longer offered';
export const roundDetails = 'Round details';
export const roundDetailsWereDeletedAfter = (keptDays: number) =>
  `Round details were deleted after ${keptDays} days`;

export const statementIsDownloaded = 'The statement is downloaded.';
export const linesLines = (lines: string) => `${lines} lines …`;
export const exportAllAsCsv = 'Export all as CSV';

export const noMovementsYet = 'No movements yet';
export const allCoinMovementsAreRecorded = 'All coin movements are recorded here permanently.';
export const wallet = 'Wallet';
export const statementNewestFirst = 'Statement, newest first';
export const exportShownRowsAsCsv = 'Export shown rows as CSV';
export const coinMovementsAppearHere = 'Coin movements appear here.';
