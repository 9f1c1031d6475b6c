export const mathModel = 'Math model';
export const sha256 = (hash: string) => `SHA-256 ${hash}`;

export const ofSymbolHasNoImage = (missingLength: number, symbolCount: number, names: string) =>
  `${missingLength} of ${symbolCount} ${symbolCount === 1 ? 'symbol has' : 'symbols have'} no image: ${names}. Players see the name instead.`;

export const symbols = 'Symbols';
export const noImage = 'No image';

export const withdraw = 'Withdraw';
export const withdrawWhat = (what: string) => `Withdraw ${what}?`;

export const rulesMayPromiseTooMuch = 'The rules may promise a feature that the game does not have';
export const rulesMentionFeatures = (features: string) =>
  `The rules mention ${features}, which the math model does not have. This check compares English words and can be wrong.`;
