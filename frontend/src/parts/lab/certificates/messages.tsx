import type { ReactNode } from 'react';

export const downloadCertificate = 'Download the certificate';

export const notVerifiedThisIsNot = 'Not verified: this is not a valid certificate';

export const certificate = 'Certificate';
export const containsEverythingThatIsNeeded =
  'Contains everything that is needed to repeat this run independently.';

export const thisVersionHasNoRepeatable = 'This version has no repeatable test run.';
export const meaningOfVersion = (meaningOf: string, semver: string, endedAt: ReactNode) => (
  <>
    {meaningOf} Version {semver}, {endedAt}.
  </>
);
export const exactRtp = 'Exact RTP';
export const rtpWithoutLimits = (ruleSet: string) => `RTP without maxSpins and maxWinX, by ${ruleSet}`;
export const simulatedRtpWithIts99 = 'Simulated RTP, with its 99% interval';
export const inRounds = (rtp: string, rounds: string) => `${rtp} in ${rounds} rounds`;
export const spinHitRateBaseSpins = 'Spin hit rate: base spins that win';
export const roundHitRateRoundsThat = 'Round hit rate: rounds that win, free spins included';
export const ruleByRule = 'Rule by rule';
export const rtpDuringRun = 'RTP during the run';
