import type { ReactNode } from 'react';

export const declaredRtp = 'Declared RTP';
export const decimalWithUpToSix = 'A decimal with up to six digits, such as 0.9602.';
export const declaredMaximumWin = 'Declared maximum win';
export const asMultipleOfBet = 'As a multiple of the bet.';
export const takenFromModel = 'Taken from the model.';
export const useFromModel = (ofModel: string) => `Use ${ofModel} from the model`;

export const modelDeclaresMaximumWinOf = (maxWinX: string) =>
  `The model declares a maximum win of ${maxWinX}`;
export const noRoundWinsMoreThan = (boundX: string) => (
  <>
    No round wins more than {boundX}. Change <code>declared.maxWinX</code> in the model.
  </>
);
export const roundWinsAtMost = (boundX: string) => `A round wins at most ${boundX}`;
export const accordingToItsReelsTest = ' according to its reels. A test run finds the exact maximum.';

export const errorsFaultCount = (faultCount: number) =>
  faultCount === 1 ? 'One error' : `${faultCount} errors`;
export const exactRtp = (rtp: string) => `Exact RTP ${rtp}`;
export const calculatingExactRtp = 'Calculating the exact RTP…';
export const couldNotCalculate = (reason: string) => `Could not calculate the exact figures: ${reason}`;
export const symbolsOutcomesOfSpin = (symbolCount: number, cycle: string) =>
  `${symbolCount} symbols · ${cycle} outcomes of a spin`;
export const boundsDoNotConfirmIt =
  'The exact value takes too much work to calculate, and its bounds do not confirm all declared digits. Declare fewer digits, or simplify the model.';
export const modelDeclaresRtpOf = (rtp: string) => `The model declares an RTP of ${rtp}`;
export const testRunComparesItWith = (rtp: string) => (
  <>
    The test run compares it with the exact RTP and fails. Change <code>declared.rtp</code> in the model to{' '}
    {rtp}.
  </>
);

export const novalinkMath1AsJson = (link: (text: string) => ReactNode) => (
  <>
    novalink.math/1 as JSON: type it, paste it, choose a file or start from an example.{' '}
    {link('Math model format')}
  </>
);
export const chooseFile = 'Choose a file';
export const mathModelFile = 'Math model file';
export const mathModel = 'Math model';
export const restorePreviousModel = 'Restore the previous model';

export const versionIsSavedAsDraft = (semver: string) => `Version ${semver} is saved as a draft.`;
export const saveAsDraft = 'Save as a draft';

export const newVersion = (gameTitle: string) => `New version – ${gameTitle}`;
export const newVersionLabel = 'New version';
export const mathModelBetsAndRules =
  'Math model, bets and rules. You can save a draft at any time and complete it before you submit it.';

export const modelsSymbolsAppearHereOnce = 'The model’s symbols appear here once the model is valid.';
export const chooseImagesOfAllSymbols = 'Choose the images of all symbols';
export const eachFileIsAssignedTo = (symbol: string) =>
  `Each file is assigned to the symbol with the same name: lantern.webp to Lantern. ${symbol}`;
export const noMatchingSymbol = 'No matching symbol';
export const itIsInYourImage = (unmatched: string, unmatchedLength: number) =>
  `${unmatched}. ${unmatchedLength === 1 ? 'It is' : 'They are'} in your image library: choose ${unmatchedLength === 1 ? 'it' : 'them'} below.`;
export const nameOf = (symbol: string) => `Name of ${symbol}`;
export const imageOf = (symbol: string) => `Image of ${symbol}`;

export const wild = 'Wild';
export const scatter = 'Scatter';

export const openInTestLab = 'Open in the Test Lab';

export const editVersion = 'Edit the version';
export const openGame = 'Open the game';
export const chooseThumbnail = 'Choose a thumbnail';
export const gameHasThumbnail = 'The game has a thumbnail.';
export const gameIsNotRetired = 'The game is not retired.';
export const gameIsNotSuspended = 'The game is not suspended.';
export const testRunPassedWithThis = 'A test run passed with this model.';
export const symbols = 'symbols.';
export const versionHasRules = 'The version has rules.';
export const everySymbolHasName = 'Every symbol has a name.';
export const everySymbolHasNameWithout = (unnamed: string) =>
  `Every symbol has a name; without one: ${unnamed}.`;

export const mathematics = 'Mathematics';
export const mathModelDeterminesEveryOutcome =
  'The math model determines every outcome. A test run certifies its hash.';
export const version = 'Version';
export const suchAs100 = 'Such as 1.0.0; unique in the game.';
export const betsAndReturn = 'Bets and return';
export const bets = 'Bets';
export const inPracticeCoinsEachBet = 'In practice coins. Each bet is a multiple of the model’s cost.';
export const symbolsLabel = 'Symbols';
export const nameAndImageOfEach = 'The name and the image of each symbol of the model.';
export const rulesAndChanges = 'Rules and changes';
export const rules = 'Rules';
export const requiredBeforeYouSubmitVersion =
  'Required before you submit the version. Describe the RTP, the maximum win and every feature.';
export const changes = 'Changes';

export const versionIsSaved = (semver: string) => `Version ${semver} is saved.`;
export const saveVersion = 'Save the version';

export const saveYourChangesFirst = 'Save your changes first.';
export const runTest = 'Run the test';
export const versionIsInReview = (semver: string) => `Version ${semver} is in review.`;
export const submitForReview = 'Submit for review';
export const versionSemver = (semver: string) => `version ${semver}`;
export const versionIsWithdrawn = (semver: string) => `Version ${semver} is withdrawn.`;
export const versionBecomesDraftAgainIts = (strong: ReactNode) => (
  <>
    Version {strong} becomes a draft again. Its test run stays valid. You can change the version and submit it
    again at any time.
  </>
);
export const goLive = 'Go live';
export const goLiveWith = (semver: string) => `Go live with ${semver}?`;
export const versionIsLive = (semver: string) => `Version ${semver} is live.`;
export const versionIsAvailableImmediatelyAnd = (strong: ReactNode) => (
  <>Version {strong} is available immediately and replaces the version that is live now.</>
);

export const versionForSemver = (semver: string) => `Version ${semver}`;
export const versionForGametitle = (semver: string, gameTitle: string) => `Version ${semver} – ${gameTitle}`;
export const submittedSubmittedAt = (submittedAt: ReactNode) => <>submitted {submittedAt}</>;
export const edit = 'Edit';
export const partsOfVersion = 'Parts of the version';
export const overview = 'Overview';

export const status = 'Status';
export const requirements = 'Requirements';
export const lastReviewNote = 'Last review note';
export const beforeYouCanGoLive = 'Before you can go live';
export const beforeYouCanSubmit = 'Before you can submit';
export const runTestServerCalculatesExact =
  'Run the test. The server calculates the exact figures, simulates ten million rounds and checks every rule.';
export const testRunPassedSubmitVersion =
  'The test run passed. Submit the version when its rules, symbols and the thumbnail of the game are complete.';
export const adminIsReviewingItTo = 'An admin is reviewing it. To make changes, withdraw it first.';
export const versionIsApprovedAndCan =
  'The version is approved and can go live. It replaces the version that is live now.';
export const adminRequestedChangesCreateNew =
  'An admin requested changes. Create a new version that follows the note.';
export const playersPlayThisVersion = 'Players play this version.';
export const adminSuspendedGameSeeReason = 'An admin suspended the game. See the reason in its history.';
export const newerVersionReplacedThisVersion = 'A newer version replaced this version.';
export const gameWasDeprecatedWithThis = 'The game was deprecated with this version.';
export const gameIsRetired = 'The game is retired.';

export const details = 'Details';
export const volatility = 'Volatility';
export const changed = 'Changed';

export const versions = 'Versions';
export const inTextVersion = 'version';
export const inTextVersions = 'versions';
export const maximumWin = 'Maximum win';

export const eachVersionHasMathModel =
  'Each version has a math model, bets and rules. Test it, submit it for review, then publish it.';
export const noVersionYet = 'No version yet';
export const versionContainsMathModelTest =
  'A version contains the math model. Test it before you submit it for review.';
