import type { ReactNode } from 'react';

export const runInThisBrowser = 'Run in this browser';
export const runStoppedWithError = (failure: string) => `The run stopped with an error: ${failure}`;
export const history = 'History';
export const cancelledRunsAreNotSaved = 'Cancelled runs are not saved.';
export const whenRunHasFinishedServer =
  'When the run has finished, the server repeats it and saves it to your history.';

export const exactDistribution = 'Exact distribution';
export const modelHasTooManyOutcomes =
  'The model has too many outcomes for an exact distribution. A test run shows an estimate.';
export const winsOfBaseSpin = 'Wins of a base spin';
export const winsOfBaseSpinAndRound = 'Wins of a base spin and of a round';
export const shareOfRounds = 'Share of rounds';
export const shareOfBaseSpins = 'Share of base spins';
export const distributionOfRun = 'Distribution of the run';
export const distributionIsShownWhenRun = 'The distribution is shown when the run has ended.';

export const exactMetrics = 'Exact figures';
export const calculatedFromEveryOutcomeOf = 'Calculated from every outcome of the model, without estimates.';
export const couldNotCalculateExactFigures = (message: string) =>
  `Could not calculate the exact figures: ${message}`;
export const outcomesOfBaseSpin = 'Outcomes of a base spin';
export const rtpOfEachMode = 'RTP of each mode';
export const linesOrWays = 'Lines or ways';
export const scatters = 'Scatters';
export const freeSpins = 'Free spins';
export const fixedPrizes = 'Fixed prizes';

export const runsWithMoreThanRounds = (largest: string) =>
  `Runs with more than ${largest} rounds are not saved on the server. The result is shown until you leave this page.`;
export const notSavedYet = 'Not saved yet';
export const resultIsShownUntilYou = (error: string) =>
  `${error} The result is shown until you leave this page.`;
export const tryAgain = 'Try again';
export const youAreOffline = 'You are offline';
export const runIsSavedOnServer =
  'The run is saved on the server when you are online again. Until then, the result is only in this browser.';
export const savingRunOnServer = 'Saving the run on the server…';
export const serverRepeatsRunToSave = 'The server repeats the run to save it. You can leave this page.';
export const openItThere = 'Open it there';
export const notSaved = 'Not saved';
export const resultIsShownUntilYouLeave = (run: string) =>
  `${run} The result is shown until you leave this page.`;
export const savedToYourHistory = 'Saved to your history';
export const serverRepeatedRunWithIdentical = (history: ReactNode) => (
  <>The server repeated the run with an identical result. {history}.</>
);
export const serversResultIsDifferent = 'The server’s result is different';
export const yourHistoryContainsServersResult = (history: ReactNode) => (
  <>Your history contains the server’s result. {history}.</>
);
export const thisBrowser = (hash: string) => `This browser: ${hash}`;
export const serverResultHash = (resultHash: string) => `The server: ${resultHash}`;

export const run = 'Run';
export const oneRun = 'run';
export const runFor = (certifies: string) => `Run for ${certifies}`;
export const leaveWhileRunIsIn = 'Leave while a run is in progress?';
export const ifYouLeaveRunIn =
  'If you leave, the run in this browser stops and its rounds are lost. Saved runs are kept.';

export const testLab = 'Test Lab';
export const model = 'Model';
export const results = 'Results';

export const calculateExactFiguresOfMath =
  'Calculate the exact figures of a math model and run repeatable tests.';
export const allRuns = 'All runs';

export const exact = 'Exact';
export const simulation = 'Simulation';
export const distribution = 'Distribution';
export const verification = 'Verification';
export const paytable = 'Paytable';

export const metricsOfRun = 'Figures of the run';
export const roundHitRate = 'Round hit rate';
export const roundsWithWin = 'Rounds with a win';
export const standardDeviation = 'Standard deviation';
export const ofWinBet1 = 'of the win, bet 1';
export const maximumWin = 'Maximum win';
export const timesBetSoFar = 'times the bet, so far';

export const notExact = 'not exact';
export const exactRtp = 'Exact RTP';
export const simulatedRtp = 'Simulated RTP';
export const pointsAt99Percent = (halfWidth: string) => `±${halfWidth} points at 99%`;
export const volatilityVolatility = (volatility: string) => `${volatility} volatility`;
export const atMostTimesBet = 'at most, times the bet';
export const timesBet = 'times the bet';

export const mathModel = 'Math model';
export const novalinkMath1AsJson = (link: (text: string) => ReactNode) => (
  <>novalink.math/1 as JSON. {link('Math model format')}</>
);
export const errorsFaultCount = (faultCount: number) =>
  faultCount === 1 ? 'One error' : `${faultCount} errors`;
export const errors = 'Errors';

export const noModelYet = 'No model yet';
export const uploadModelTypeOneOr =
  'Upload a model, type one or start from an example. You then see its exact figures and can start test runs.';
export const thereIsNoModelTo = 'There is no model to run.';
export const correctErrorsInModelTo = 'Correct the errors in the model to run it.';

export const modelStaysOnThisDevice = 'The model stays on this device until you run it on the server.';
export const startFromFileExampleOr = 'Start from a file, an example or a version';
export const restorePreviousModel = 'Restore the previous model';
export const thisBrowserBlocksStorageCopy =
  'This browser blocks storage. Copy the model before you leave the page.';
export const isMaximumIs = (fileName: string, fileLength: string, fileSize: string) =>
  `${fileName} is ${fileLength}. The maximum is ${fileSize}.`;
export const couldNotBeReadChoose = (fileName: string) => `${fileName} could not be read. Choose it again.`;

export const credits = 'Credits';
export const spinCostsCreditsAllPays = (cost: number) =>
  `A spin costs ${cost} credits. All pays are in credits.`;
export const sha256OfModel = (part: ReactNode) => <>SHA-256 of the model {part}</>;
export const paysLinesAndFeatures = 'Pays, lines and features';
export const reelSet = (name: string) => `Reel set ${name}`;

export const versionsBelongToProviderCompany = 'Versions belong to a provider company. You do not own one.';
export const yourCompanyHasNoGame = 'Your company has no game with versions yet.';
export const game = 'Game';
export const chooseGame = 'Choose a game';
export const gameHasNoVersionYet = 'The game has no version yet.';
export const version = 'Version';
export const chooseVersion = 'Choose a version';

export const noTestRunsYet = 'No test runs yet';
export const runsOnServerAppearHere = 'Runs on the server appear here.';
export const compareRunsAndVerifyCertificates = 'Compare runs and verify certificates';

export const symbolsByReel = (name: string) => `Symbols by reel, ${name}`;
export const howOftenEachSymbolIs = 'How often each symbol is on each reel';
export const symbol = 'Symbol';
export const stops = 'Stops';
export const stripsName = (name: string) => `Strips, ${name}`;
export const stripsFromTheirFirstStop = 'The strips, from their first stop on';
export const stop = 'Stop';
export const reelReel = (reel: number) => `Reel ${reel}`;

export const notRunYet = 'Not run yet';
export const modelChangedSinceThisRun = 'Model changed since this run';
export const thisRunIsOfModel = (part: ReactNode) => <>This run is of the model with SHA-256 {part}</>;
export const runAgain = 'Run again';
export const theseFiguresBelongToLast = 'These figures belong to the last model without errors.';
export const ofRoundsOf = (played: string, rounds: string, modelName: string) =>
  `${played} of ${rounds} rounds of ${modelName}`;
export const roundsPlayed = 'Rounds played';
export const resume = 'Resume';
export const pause = 'Pause';
export const cancel = 'Cancel';
export const roundsOnServer = (rounds: string) => `${rounds} rounds on the server`;
export const completedPartsOfRun = 'Completed parts of the run';
export const checkingRules = 'Checking the rules…';
export const simulating = 'Simulating…';
export const paused = 'Paused.';
export const cancelled = 'Cancelled.';
export const finished = 'Finished.';
export const stopped = 'Stopped.';

export const quick = 'Quick';
export const quickRounds = (quick: string) => `${quick} rounds`;
export const standard = 'Standard';
export const standardRounds = (standard: string) => `${standard} rounds`;
export const custom = 'Custom';
export const upToAreSaved = (largest: string) => `up to ${largest} are saved`;
export const rounds = 'Rounds';
export const numberOfRounds = 'Number of rounds';

export const mode = 'Mode';
export const spinCosts = (id: string, cost: string) => `${id} (a spin costs ${cost})`;
export const seed = 'Seed';
export const generateSeed = 'Generate seed';
export const runIsInProgress = 'A run is in progress';
export const runOnServer = 'Run on the server';
export const sameModelModeRoundsAnd = 'The same model, mode, rounds and seed always give the same result.';
export const ctrlEnterOrEnterRuns = 'Ctrl+Enter or ⌘+Enter runs it in this browser.';
export const serverRunsAndSavesAt = (largest: string) =>
  `The server runs and saves at most ${largest} rounds.`;

export const enterWholeNumberFromTo = (smallest: string, largest: string) =>
  `Enter a whole number from ${smallest} to ${largest}.`;
export const seedHasHexadecimalDigits0 = (hexDigits: number) =>
  `A seed has ${hexDigits} hexadecimal digits (0–9 and a–f)`;
export const thisOneHas = (form: string, seedLength: number) => `${form}; this one has ${seedLength}.`;
export const inLowercase = (form: string) => `${form}, in lowercase.`;
export const andNoOtherCharacters = (form: string) => `${form} and no other characters.`;

export const youCanLeaveThisPage = (link: (text: string) => ReactNode) => (
  <>You can leave this page. The run is saved in {link('your history')}.</>
);

export const noRunYet = 'No run yet';
export const runModelInThisBrowser =
  'Run the model in this browser or on the server. The results are shown here.';

export const chooseModel = 'Choose a model';
export const oneOfYourVersions = 'One of your versions';

export const useInGame = 'Use in a game…';
export const useThisModelInGame = 'Use this model in a game';
export const gamesBelongToProviderCompany = 'Games belong to a provider company. You do not own one.';
export const modelBecomesNewVersionOf = 'The model becomes a new version of the game. It also stays here.';
export const createGameForIt = 'Create a game for it';
export const createVersion = 'Create version';

export const verdict = 'Verdict';
export const onlyFinishedRunsGetVerdict = 'Only finished runs get a verdict.';
export const verdictIsShownWhenRun = 'The verdict is shown when the run has finished.';

export const noVerdictYet = 'No verdict yet';
export const runGetsVerdictWhenIts =
  'A run gets a verdict when its last round is complete. Cancelled runs get no verdict.';
export const result = 'Result';
export const sha256OfResult = (part: ReactNode) => <>SHA-256 of the result {part}</>;
export const serverDecidesVerdictWhenLast = 'The server decides the verdict when the last part is complete.';

export const thisBrowserBlocksStorageSo = 'This browser blocks storage, so you cannot open a copy.';
export const versionSemver = (semver: string) => `Version ${semver}`;
export const modelOfThisVersionChange =
  'The model of this version. Change it on the version’s page. Here you can run it or edit a copy.';
export const editCopy = 'Edit a copy';
export const anotherModel = 'Another model';
export const passedRunOfFirstMode =
  'A passed run of the first mode on the server marks this version as tested. A run in this browser counts after the server has repeated it.';
export const declaredRtp = 'Declared RTP';
export const declaredMaximumWin = 'Declared maximum win';
export const thisPageCannotReadModel = 'This page cannot read the model of this version. Reload the page.';
export const versionForSemver = (semver: string) => `version ${semver}`;
export const couldNotLoadExamplesCheck = 'Could not load the examples. Check your connection and try again.';
export const example = 'Example';
export const useExample = 'Use example';
export const to = ' to ';
export const limitsTake = (points: string, unlimitedRtp: string) =>
  `The limits maxSpins and maxWinX reduce the RTP by ${points}. Without them, the RTP would be ${unlimitedRtp}.`;
export const takenByLimits = 'Reduction by limits';
export const ofPoints = (points: string) => `${points} points`;
export const exactRtpHasDigits = (digits: string) => `The exact RTP starts with ${digits}.`;
export const exactRtpIsBetween = (low: string, high: string) =>
  `The exact RTP is between ${low} and ${high}. The exact value would take too long to calculate.`;
export const lowTo = (low: string, high: string) => `${low} to ${high}`;
export const fromLinesAndPrizes = 'From lines and prizes';
export const fromScatters = 'From scatters';
export const fromFreeSpins = 'From free spins';
export const startsOf = (feature: string) => `Starts of ${feature}`;
export const spinHitRate = 'Spin hit rate';
export const roundsWithWinAboveBet = 'Rounds with a win above the bet';
export const roundsWithWinBelowBet = 'Rounds with a win below the bet';
export const volatility = 'Volatility';
export const volatilityIndex = 'Volatility index';
export const medianWin = 'Median win';
export const percentileOfWins99th = '99th percentile of wins';
export const roundsEndedByWinLimit = 'Rounds ended by the win limit';
export const freeSpinsPlayed = 'Free spins played';
export const longestLosingStreak = 'Longest losing streak';
export const atMost = (boundX: string) => `at most ${boundX}`;
export const in1 = (rate: string) => `1 in ${rate}`;
export const howRoundsEnd = 'How rounds end';
export const win = 'Win';
export const nothing = 'Nothing';
export const lessThanBet = 'Less than the bet';
export const equalToBet = 'Equal to the bet';
export const moreThanBet = 'More than the bet';
export const rtpByFeature = 'RTP by feature';
export const part = 'Part';
export const noWins = 'No wins.';
export const shareOfBets = 'Share of the bets';
export const linesAndPrizes = 'Lines and prizes';
export const winsOfRounds = (rounds: string) => `Wins of ${rounds} rounds`;
export const simulated = 'Simulated';
export const metric = 'Figure';
export const hitRatesAreSimulated =
  'The model has too many outcomes for exact hit rates. They are simulated.';
export const hitRatesAndDeviationAreSimulated =
  'The model has too many outcomes for exact hit rates and an exact standard deviation. Both are simulated.';
export const exactRtpIs = (part: ReactNode) => <>The exact RTP is {part}.</>;
export const roundsAreWaitingForServer = (rounds: string) => `${rounds} rounds are waiting for the server.`;
export const serverIsPlayingRoundsOf = (rounds: string, shardsDone: string, shards: string) =>
  `The server is playing ${rounds} rounds: ${shardsDone} of ${shards} parts are done.`;
export const cancelRun = 'Cancel the run';
export const testRuns = 'Test runs';
export const runs = 'runs';
export const runLabel = 'Run';
export const gameLabel = 'A game';
export const started = 'Started';
export const ofPartsArePlayed = (shardsDone: string, shards: string) =>
  `${shardsDone} of ${shards} parts are played.`;
export const rtpSimulatedRtp = (simulatedRtp: string) => `RTP ${simulatedRtp}`;
export const exactlyRtp = (rtp: string) => `exactly ${rtp}`;
export const winTimesBet = 'Win, times the bet';
