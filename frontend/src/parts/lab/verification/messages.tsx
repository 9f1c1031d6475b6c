import type { ReactNode } from 'react';

export const andMore = (entryCount: number) => `and ${entryCount} more`;

export const rounds = 'Rounds';
export const ofMode = (rounds: string, mode: string) => `${rounds} of mode ${mode}`;
export const engineAndRules = 'Engine and rules';
export const seed = 'Seed';
export const hashOfMathModelSha = 'Hash of the math model (SHA-256)';
export const hashOfResultSha256 = 'Hash of the result (SHA-256)';

export const couldNotLoadTestEngine = 'Could not load the test engine.';

export const verifyInThisBrowser = 'Verify in this browser';
export const verifyAgain = 'Verify again';
export const cancel = 'Cancel';
export const verifiedIdenticalResults = 'Verified: identical results';
export const thisBrowserRepeatedAllRounds = (rounds: string, code: ReactNode) => (
  <>
    This browser repeated all {rounds} rounds, with the same verdict and the same result hash {code}.
  </>
);
export const notVerifiedResultsAreDifferent = 'Not verified: the results are different';
export const certificateRepeatedRun = (certificate: string, repeated: string) =>
  `certificate: ${certificate}, repeated run: ${repeated}`;
export const couldNotRepeatRun = 'Could not repeat the run';
export const ofRoundsRepeatedInThis = (played: string, rounds: string) =>
  `${played} of ${rounds} rounds repeated in this browser.`;
export const repeatsEveryRoundAndChecks = 'Repeats every round and checks all rules again.';
