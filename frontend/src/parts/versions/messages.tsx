export const thisVersionCannotBePlayed = 'This version cannot be played: its model is invalid';

export const playersSeeThisUnderPaytable = 'Players see this under “Paytable and rules”';

export const rules = 'The rules';
export const namesOfSymbols = (unnamed: string) => `Names of symbols: ${unnamed}`;
export const imagesOfSymbols = (unpictured: string) => `Images of symbols: ${unpictured}`;
export const thumbnailOfGame = 'The thumbnail of the game';

export const thisVersionIsIncomplete = 'This version is incomplete';
export const youCanPlayItThese = 'You can play it. These parts are missing:';

export const paytable = 'Paytable';
export const images = 'Images';
export const symbols = 'Symbols';
export const game = 'Game';
export const model = 'Model';
export const play = 'Play';
export const testRun = 'Test run';
export const history = 'History';
export const everyChangeOfThisVersion = 'Every change of this version, newest first.';
export const gameHasNoThumbnail = 'The game has no thumbnail.';
export const gameHasNoFurtherImages = 'The game has no further images.';
export const imagesOfGame = 'Images of the game';
export const mathModel = 'Math model';
export const sha256 = (hash: string) => `SHA-256 ${hash}`;
export const noImage = 'No image';
export const rulesMayPromiseTooMuch = 'The rules may promise a feature that the game does not have';
export const rulesMentionFeatures = (features: string) =>
  `The rules mention ${features}, which the math model does not have. This check compares English words and can be wrong.`;
