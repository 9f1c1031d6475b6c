export const lines = 'Lines';
export const lineRows = (index: number, line: string) => `Line ${index}: rows ${line}`;

export const returnToPlayerRtp = 'Return to player (RTP)';
export const maximumWin = 'Maximum win';
export const timesBet = (maxWinX: string) => `${maxWinX} times the bet`;
export const volatility = 'Volatility';
export const baseSpinsWithWin = 'Base spins with a win';
export const paysAtBetOf = (bet: string) => `Pays at a bet of ${bet}`;
export const features = 'Features';
export const rules = 'Rules';

export const wild = 'Wild';
export const scatter = 'Scatter';
export const pays = 'Pays';
