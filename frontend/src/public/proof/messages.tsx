import type { ReactNode } from 'react';

export const thisGameIsNotAvailable = 'This game is not available';
export const itDoesNotExistOr = 'It does not exist, or it is not live at the moment.';
export const byCompanyName = (companyName: string) => `by ${companyName}`;
export const openGame = 'Open the game';
export const howToVerify = 'How to verify';
export const print = 'Print';
export const testRun = 'Test run';
export const beforeVersionGoesLiveIts =
  'Before a version goes live, its RTP is calculated exactly and verified with millions of simulated rounds. You can repeat the test run here and compare the results.';

export const couldNotLoadGames = 'Could not load the games.';
export const tryAgain = 'Try again';
export const noGamesAreLiveYet = 'No games are live yet.';
export const certificatesOfLiveGames = 'Certificates of live games';
export const rtpRtp = (rtp: string) => `RTP ${rtp}`;

export const howToVerifyGame = 'How to verify a game';
export const youDoNotHaveTo =
  'You do not have to trust NovaLink or the provider of a game. The mathematics of every live game are published, and you can verify every round that you play.';
export const howRoundIsDrawn = 'How a round is drawn';
export const serverChoosesSecretSeedOf = () => (
  <>
    The server chooses a secret seed of 32 bytes. You see its SHA-256 hash, the <em>commitment</em>, before
    you play. The server cannot change the seed afterwards.
  </>
);
export const youChooseSeedOfYour =
  'You choose a seed of your own. The server has already committed to its seed and cannot react.';
export const eachRoundHasNumberNonce = () => (
  <>
    Each round has a number, the <em>nonce</em>. It starts at 0 and goes up by 1.
  </>
);
export const stopsOfReelsComeFrom =
  'The stops of the reels come from HMAC-SHA256 of both seeds and the nonce, and the win follows from the stops and the math model.';
export const whenYouChangeSeedsServer =
  'When you change seeds, the server reveals its seed. From then on, all rounds under it can be verified.';
export const verifyYourRounds = 'Verify your rounds';
export const inCasinoBrandOpenYour = () => (
  <>
    In a casino brand, open <strong>Your account</strong>, then <strong>Rounds</strong>. Each round shows the
    commitment, your seed and the nonce. After you have changed seeds under <strong>Seeds</strong>, your
    browser recalculates the round and compares every stop and every win.
  </>
);
export const linkOfSharedReplayShows =
  'The link of a shared replay shows the same check to everybody who has it. A round of practice play is verified as soon as it has ended.';
export const verifyWithoutNovaLink = 'Verify without NovaLink';
export const downloadProofOfRoundCertificate =
  'Download the proof of a round, a certificate or a day of the public audit log, and verify it on your own computer. The verifier is one HTML file. It works offline, and its security policy allows no connection.';
export const verifier = 'Verifier';
export const saveItThenOpenIt = (link: (text: string) => ReactNode) => (
  <>
    Save it, then open it in your browser. Its {link('SHA-256 hash')} tells you whether two copies are the
    same.
  </>
);
export const goldenVectors = 'Golden vectors';
export const commitmentsDrawsModelsRoundsTest =
  'Commitments, draws, models, rounds, test runs and days of the audit log with their correct results, to test your own implementation. The verifier repeats them each time it starts.';
export const youCanAlsoWriteYour =
  'You can also write your own verifier. This program for Node.js verifies the commitment, the model and all stops of a round whose model has at most one feature:';
export const programForNodeJs = 'Program for Node.js';
export const howLinesWildsAndCounts = (link: (text: string) => ReactNode) => (
  <>How lines, wilds and counts pay is described in the {link('math model format')}.</>
);
export const certificates = 'Certificates';
export const beforeVersionGoesLiveItsRtp =
  'Before a version goes live, its RTP is calculated exactly and a test run of millions of rounds is played. The certificate contains everything that is needed to repeat the run. If your computer calculates a different hash, the certificate is not correct.';
export const whatThisDoesNotProve = 'What this does not prove';
export const rtpIsAverageOverVery =
  'The RTP is an average over very many rounds. The results of a single evening can be very different.';
export const roundsOfTestRunCome =
  'The rounds of a test run come from a seeded generator, so that anyone can repeat them. They are evidence about the mathematics. Live rounds are drawn as described above.';
export const onlyYouCanVerifyYour = 'Only you can verify your rounds, unless you share them.';
