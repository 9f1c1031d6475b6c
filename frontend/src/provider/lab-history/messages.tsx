import type { ReactNode } from 'react';

export const selectTwoRunsToCompare = 'Select two runs to compare them.';
export const oneRunIsSelectedSelect = 'One run is selected. Select another run to compare.';
export const compareRuns = 'Compare runs';
export const chooseAgain = 'Choose again';

export const rtpByRoundsPlayed = 'RTP by rounds played';
export const rounds = 'Rounds';
export const exactRtp = 'Exact RTP';

export const firstRun = 'First run';
export const secondRun = 'Second run';
export const twoTestRuns = 'Two test runs';
export const firstRunIsOnLeft = 'The first run is on the left, the second on the right.';
export const theseRunsCannotBeCompared = 'These runs cannot be compared';
export const youCanOnlyCompareRuns =
  'You can only compare runs that have a result. Choose two of them in the history.';
export const results = 'Results';
export const metrics = 'Figures';

export const figuresOfTwoRuns = 'Figures of the two runs';
export const metric = 'Figure';
export const verdict = 'Verdict';
export const version = 'Version';
export const modelWithoutGame = 'model without a game';
export const mode = 'Mode';
export const simulatedRtp = 'Simulated RTP';

export const identicalResults = 'Identical results';
export const bothRunsHaveSameModel =
  'Both runs have the same model, mode, seed and rounds, and their results are identical.';
export const differentResults = 'Different results';
export const runsWithSameModelMode =
  'Runs with the same model, mode, seed and rounds must have identical results.';
export const runsDifferIn = (jobDifference: string) => `The runs differ in: ${jobDifference}.`;
export const whereResultsDiffer = (foundLength: number) => `Where the results differ (${foundLength})`;
export const model = 'the model';
export const inTextMode = 'the mode';
export const seed = 'the seed';
export const numberOfRounds = 'the number of rounds';
export const engine = 'the engine';

export const expectedSha256OfResult = (code: ReactNode) => <>Expected SHA-256 of the result: {code}.</>;
export const repeatedWithIdenticalResult = 'Repeated with an identical result';
export const thisRunRepeatsEarlierRun =
  'This run repeats an earlier run with the same seed. The results are identical.';
export const repeatedWithDifferentResult = 'Repeated with a different result';
export const earlierRunHasResultHash = (code: ReactNode, code2: ReactNode) => (
  <>
    The earlier run has the result hash {code}. This run has {code2}. The model, mode, seed or number of
    rounds is different, or the earlier result is not from the same run.
  </>
);

export const runAgain = 'Run again';
export const runWithAnotherSeed = 'Run with another seed';

export const run = 'Run';
export const exactFiguresBesideFiguresOf = 'Exact figures beside the figures of the simulated rounds.';
export const couldNotCalculateExactFigures = (message: string) =>
  `Could not calculate the exact figures here: ${message}`;
export const metricsOfRun = 'Figures of the run';

export const compare = 'Compare';
export const selectedGame = 'Selected game';
export const testRunsOnServerWith = 'Test runs on the server, with their verdicts.';
export const verifyCertificate = 'Verify a certificate…';
export const openTestLab = (flaskConical: ReactNode) => <>{flaskConical} Open the Test Lab</>;
export const status = 'Status';
export const allStatuses = 'All statuses';
export const game = 'Game';
export const allGamesAndModels = 'All games and models';
export const noTestRunsYet = 'No test runs yet';
export const openTestLabLabel = 'Open the Test Lab';
export const runMathModelInTest = 'Run a math model in the Test Lab. Runs on the server appear here.';
export const noMatchingRuns = 'No matching runs';
export const removeFilterToSeeMore = 'Remove a filter to see more runs.';
export const clearFilters = 'Clear the filters';

export const modelWithoutGameSentence = 'A model without a game.';
export const inTextGame = 'a game';
export const gameIdVersion = (gameId: string, semver: ReactNode) => (
  <>
    {gameId}, version {semver}
  </>
);
export const forLink = (link: ReactNode) => <>For {link}.</>;

export const testRunOf = (runName: string) => `Test run of ${runName}`;
export const testRun = 'Test run';
export const printReport = 'Print the report';
export const runOriginStarted = (runOrigin: ReactNode, createdAt: ReactNode) => (
  <>
    {runOrigin} Started {createdAt}
  </>
);
export const endedEndedAt = (endedAt: ReactNode) => <>, ended {endedAt}</>;

export const verifyCertificateLabel = 'Verify a certificate';
export const chooseCertificateFileThisBrowser =
  'Choose a certificate file. This browser repeats the test run and compares the results. Nothing is uploaded.';
export const chooseCertificate = 'Choose a certificate';
export const jsonFile = 'A JSON file';
export const nameSays = (name: string) => `${name} says:`;
export const rulesInCertificate = 'Rules in the certificate';
