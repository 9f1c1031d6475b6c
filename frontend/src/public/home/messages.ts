export const forGameProviders = 'For game providers';
export const certifyOncePublishEverywhere = 'Certify once, publish everywhere.';
export const submitMathModelWithGame = 'Submit the math model with the game';
export const exactRtpCalculatedInsteadOf = 'An exact RTP, calculated instead of estimated';
export const reviewedBeforeItGoesLive = 'Reviewed before it goes live, with every decision on record';
export const forCasinoOperators = 'For casino operators';
export const chooseGamesWithVerifiedFacts = 'Choose games with verified facts.';
export const catalogueWithRtpVolatilityAnd = 'A catalogue with RTP, volatility and features';
export const rulesAndFiguresOfExactly = 'Rules and figures of exactly the version that is live';
export const tryEveryGameWithPractice = 'Try every game with practice coins first';
export const forPlayers = 'For players';
export const knowOddsBeforeYouSpin = 'Know the odds before you spin.';
export const coinsHaveNoValueAnd = 'Coins have no value and cannot be bought';
export const yourOwnSeedInEvery = 'Your own seed in every round';
export const netPositionAndTimePlayed = 'Net position and time played are always visible';
export const onePlatformForProvidersOperators = 'One platform for providers, operators and players.';

export const liveNow = 'Live now';
export const eachGameShowsItsExact =
  'Each game shows its exact RTP, calculated from its math model. Play any of them with practice coins, which have no value. You do not need an account.';
export const couldNotLoadGames = 'Could not load the games.';
export const tryAgain = 'Try again';
export const noGamesAreLiveYet =
  'No games are live yet. Games appear here after they are tested and approved.';
export const liveGames = 'Live games';
export const byCompanyName = (companyName: string) => `by ${companyName}`;
export const volatility = 'Volatility';

export const threeReelsUnderConstellationThat = 'Three reels under a constellation that links their symbols';
export const seed7f3aC91e = 'seed 7f3a…c91e';

export const rtpCalculatedExactly = (rtp: string) => `RTP ${rtp}, calculated exactly`;
export const aboutThisGame = 'About this game';
export const certificate = 'Certificate';
export const practiceCoinsHaveNoValue = '18+ · Practice coins have no value.';
export const play = 'Play';

export const playCoinsOnlyOpenSource = 'Play coins only · Open source';
export const casinoGamesYouCanCheck = 'Casino games you can check.';
export const everyGamePublishesItsMath =
  'Every game publishes its math model, and every round reveals its seed. Anyone can recalculate and verify the result.';
export const playForFun = 'Play for fun';
export const yourApplication = 'Your application';
export const yourDashboard = 'Your dashboard';
export const createYourAccount = 'Create your account';
export const signIn = 'Sign in';

export const publishedMathematics = 'Published mathematics';
export const reelsWeightsAndPaysOf =
  'The reels, weights and pays of a version are fixed and identified by a hash before it goes live.';
export const twoSeeds = 'Two seeds';
export const serverCommitsToItsSeed =
  'The server commits to its seed before you bet; you add yours. Neither side can steer the result.';
export const verifiableResults = 'Verifiable results';
export const afterRoundServerRevealsIts =
  'After the round the server reveals its seed. With the seed and the math model, you can recalculate the round.';
export const howToVerifyRound = 'How to verify a round';
export const outcomeDependsOnlyOnMath =
  'An outcome depends only on the math model and the seeds, never on the player, the balance or the brand.';
export const howToVerifyGame = 'How to verify a game';

export const bringYourStudioOrYour = 'Bring your studio or your casino.';
export const signUpAndTellUs =
  'Sign up and tell us about your company. An admin reviews every application and gives a reason for the decision.';
export const applyNow = 'Apply now';
