import type { ReactNode } from 'react';

export const commitment = 'Commitment';
export const mathematics = 'Mathematics';
export const maximumWinReached = 'Maximum win reached';
export const win = 'Win';

export const verifiedAllValuesMatch = 'Verified: all values match.';
export const notVerifiedSomeValuesDo = 'Not verified: some values do not match.';
export const serverSeed = (code: ReactNode) => <>Server seed {code}</>;
export const receivedCode = (code: ReactNode) => <>Received {code}</>;
export const calculatedCode = (code: ReactNode) => <>Calculated {code}</>;

export const toPlainLettersDigitsAnd = (clientSeed: number) =>
  `1 to ${clientSeed} plain letters, digits and signs.`;

export const downloadProof = 'Download the proof';

export const stopIs = (drawn: number, stop: string | number) => `Stop ${drawn} is ${stop}.`;
export const roundHasExtraStops = (stopCount: number) => `The round has ${stopCount} extra stops.`;
export const winIsNot = (worth: number, win: string) => `The win is ${worth}, not ${win}.`;
