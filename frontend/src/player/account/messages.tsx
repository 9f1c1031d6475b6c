import type { ReactNode } from 'react';

export const yourAccount = (brandName: string) => `Your account · ${brandName}`;
export const yourAccountLabel = 'Your account';
export const youHaveNotJoinedYet = 'You have not joined yet';
export const join = 'Join';
export const goToLobby = 'Go to the lobby';
export const joinToSeeYourCoins = (open: boolean, brandName: string) =>
  `${open ? `Join ${brandName}` : `You can join ${brandName} once it is open`} to see your coins, statement and limits here.`;
export const overview = 'Overview';
export const playerDetails = 'Player details';
export const rounds = 'Rounds';
export const promotions = 'Promotions';
export const tournaments = 'Tournaments';
export const statement = 'Statement';
export const allCoinMovementsNewestFirst = 'All coin movements, newest first. Entries are never changed.';
export const limits = 'Limits';
export const seeds = 'Seeds';

export const collectedRewards = 'Collected rewards';
export const reward = 'reward';
export const rewards = 'rewards';
export const promotion = 'Promotion';
export const type = 'Type';
export const collected = 'Collected';
export const period = 'Period';
export const rewardLabel = 'Reward';
export const noPrize = 'No prize';
export const hashOfRules = 'Hash of the rules';
export const once = 'Once';

export const haveCode = 'Have a code?';
export const code = 'Code';
export const tryAgain = 'Try again';
export const collectWithCode = 'Collect with code';

export const excludeYourselfFromPlay = 'Exclude yourself from play?';
export const excludeMeForMonths = (months: number) => `Exclude me for ${months} months`;
export const youAreNowExcludedFrom = 'You are now excluded from play.';
export const youCannotUndoThis = 'You cannot undo this';
export const youCannotPlayOrClaim =
  'You cannot play or claim coins until the exclusion ends. Your balances are kept and you can still read your statement.';
export const duration = 'Duration';
export const choiceMonths = (choice: number) => `${choice} months`;
export const excludeMeFromEveryCasino =
  'Exclude me from every casino on NovaLink, including casinos that I have not joined';

export const breakTitle = 'Break';
export const stopsYourPlayForDays = (smallest: number, largest: number) =>
  `Stops your play immediately for ${smallest} to ${largest} days. Nobody can end it earlier.`;
export const yourBreakLastsUntil = (strong: ReactNode) => (
  <>Your break lasts until {strong}. It ends automatically.</>
);
export const takeBreak = 'Take a break';
export const takeBreakFrom = (brandName: string) => `Take a break from ${brandName}?`;
export const takeBreakOf = (days: number) => `Take a break of ${choiceDays(days)}`;
export const yourBreakHasStarted = 'Your break has started.';
export const youCannotEndBreakEarlier = 'You cannot end a break earlier';
export const duringBreakYouCannotPlay =
  'You cannot play or claim coins until the break ends. Rewards in progress wait. Your balances are kept and you can still read your statement.';
/** The lengths that are most common are also named in weeks. */
export const choiceDays = (days: number) => {
  if (days === 1) return '1 day';
  if (days % 7 !== 0) return `${days} days`;
  return `${days} days (${days === 7 ? '1 week' : `${days / 7} weeks`})`;
};

export const dailyLoss = 'Daily loss';
export const weeklyLoss = 'Weekly loss';
export const monthlyLoss = 'Monthly loss';
export const sessionLengthMinutes = 'Session length (minutes)';
export const noLimit = 'no limit';
export const limitMinutes = (limit: string) => `${limit} minutes`;
export const limitCoins = (limit: string) => `${limit} coins`;

export const stricterLimitsApplyNowLooser = 'Stricter limits apply now. Looser limits apply later.';
export const yourLimitsAreSaved = 'Your limits are saved.';
export const nowName = (name: string) => `Now: ${name}`;
export const saveLimits = 'Save limits';

export const yourLimits = 'Your limits';
export const stricterLimitsApplyImmediatelyLooser = (loosenHours: number) =>
  `Stricter limits apply immediately. Looser limits apply after ${loosenHours} hours.`;
export const endsEverySessionAfterMinutes = (
  brandName: string,
  sessionMaxMinutes: string,
  pauseMinutes: number,
) =>
  `${brandName} ends every session after ${sessionMaxMinutes} minutes, with a pause of ${pauseMinutes} minutes before the next one`;
export const andBlocksPlayAfterLoss = (dailyLossLimit: string) =>
  `, and blocks play after a loss of ${dailyLossLimit} coins in a day`;
export const strictestLimitAppliesEachCoin = (dailyLossLimit: ReactNode) => (
  <>{dailyLossLimit}. The strictest limit applies. Each coin is counted separately.</>
);
export const pendingLimits = 'Pending limits';
export const fromStricterLimitsApplyUntil = (from: ReactNode, limitNames: string) => (
  <>
    From {from}: {limitNames}. The stricter limits apply until then.
  </>
);

export const yourOffers = 'Your offers';
export const rewardsArePlayCoinsWhich = 'Rewards are play coins, which have no value.';
export const noOffersNow = 'No offers now';
export const theyAppearHereWhenHas = (brandName: string) =>
  `They appear here when ${brandName} has a promotion for you.`;
export const noRewardsYet = 'No rewards yet';
export const rewardsThatYouCollectAre = 'Rewards that you collect are listed here.';

export const yourRounds = 'Your rounds';
export const eachRoundCanBeChecked = (link: (text: string) => ReactNode) => (
  <>Each round can be checked once its seed is revealed. You reveal it under {link('Seeds')}.</>
);

export const yourTournaments = 'Your tournaments';
export const youHaveNotEnteredTournament = 'You have not entered a tournament yet';
export const seeAllTournaments = 'See all tournaments';
export const tournamentsThatYouEnterAre =
  'The tournaments that you enter are listed here with your rank and prize.';
export const noRankYet = 'No rank yet';
export const waitingForApproval = 'Waiting for approval';
export const entryDeclined = 'Entry declined';
export const rank = 'Rank';
export const score = 'Score';
export const prize = 'Prize';

export const displayName = 'Display name';
export const status = 'Status';
export const level = 'Level';
export const companyOwner = (aDMIN: string) => `${aDMIN} (company owner)`;
export const tier = 'Tier';
export const country = 'Country';
export const ageConfirmed = 'Age confirmed';
export const termsAccepted = 'Terms accepted';
export const versionTermsVersion = (termsVersion: string) => `Version ${termsVersion}`;

export const selfExclusion = 'Self-exclusion';
export const stopsYourPlayImmediatelyFor = (smallest: number) =>
  `Stops your play immediately for at least ${smallest} months. Nobody can shorten this period.`;
export const youAreExcludedUntilIt = (strong: ReactNode) => (
  <>You are excluded until {strong}. It ends automatically.</>
);
export const excludeMyself = 'Exclude myself';

export const rewardsInProgress = 'Rewards in progress';
export const rewardKeepsItsCoins =
  'A reward in progress keeps its coins apart from your balance. They are added to your balance when its bets are made.';
export const addedToBalance = 'Added to balance';
export const freeRounds = 'Free rounds';
