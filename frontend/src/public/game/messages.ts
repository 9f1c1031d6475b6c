export const rules = 'Rules';
export const details = 'Details';
export const provider = 'Provider';
export const type = 'Type';
export const rtpExact = 'RTP (exact)';
export const spinHitRateBaseSpins = 'Spin hit rate: base spins that win';
export const bets = 'Bets';
export const languages = 'Languages';
export const blockedCountries = 'Blocked countries';
export const noRestrictions = 'No restrictions';
export const version = 'Version';
export const liveSince = 'Live since';
export const whatChanged = 'What changed';
export const hashOfMathModelSha = 'Hash of the math model (SHA-256)';
export const practiceCoins = (smallest: string) => `${smallest} practice coins`;
export const toPracticeCoins = (smallest: string, largest: string) =>
  `${smallest} to ${largest} practice coins`;

export const pictureOf = (title: string, chosen: number, pictureCount: number) =>
  `${title}, picture ${chosen} of ${pictureCount}`;
export const pictures = 'Pictures';
export const showPicture = (index: number) => `Show picture ${index}`;

export const atGlance = 'At a glance';
export const features = 'Features';
export const playForFun = 'Play for fun';
export const practiceCoinsHaveNoValue = '18+ · Practice coins have no value.';
export const rtp = 'RTP';
export const exactlyRtp = (rtp: string) => `Exactly ${rtp}`;
export const returnToPlayerCalculatedExactly = 'Return to player, calculated exactly';
export const maximumWin = 'Maximum win';
export const timesBetInOneRound = 'Times the bet, in one round';
export const volatility = 'Volatility';
export const howMuchWinsVary = 'How much wins vary';
export const spinHitRate = 'Spin hit rate';
export const exactlyHit = (hit: string) => `Exactly ${hit}`;
export const baseSpinsWithWin = 'Base spins with a win';

export const game = 'Game';
export const byCompanyName = (companyName: string) => `by ${companyName}`;

export const thisGameIsNotAvailable = 'This game is not available';
export const itDoesNotExistOr =
  'It does not exist, or it is not live at the moment. Close this panel to see the live games.';
export const youPlayAsGuestWith =
  'You play as a guest. With an account you can build, certify and publish games, or run a casino.';
export const createAccount = 'Create account';
export const signIn = 'Sign in';

export const proof = 'Proof';
export const beforeVersionGoesLiveIts =
  'Before a version goes live, its RTP is calculated exactly and verified with millions of simulated rounds. You can repeat the test run here and compare the results.';
export const publicCertificate = 'Public certificate';
export const showTestRun = 'Show the test run';
