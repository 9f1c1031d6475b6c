import type { ReactNode } from 'react';

export const yourBalance = (balance: string) => `Your balance: ${balance}`;

export const balances = 'Balances';

export const thisCasinoIsNotOpen = 'This casino is not open';
export const backToNovaLink = 'Back to NovaLink';
export const thisAddressDoesNotExist =
  'This address does not exist, or the casino is not open at the moment. Your coins and statements are kept.';

export const joinBrandName = (brandName: string) => `Join ${brandName}`;
export const answerFewQuestionsOnceTo = 'Answer a few questions once to start playing.';
export const youStartWithTheyAre = (coins: string) =>
  `You start with ${coins}. They are free and have no value.`;
export const youJoined = (brandName: string) => `You joined ${brandName}.`;

export const displayName = 'Display name';
export const otherPlayersSeeThisName = 'Other players see this name. Your e-mail address stays private.';
export const countryOfResidence = 'Country of residence';
export const iAmYearsOldOr = (minAge: number) => `I am ${minAge} years old or older.`;
export const iAcceptTermsOfThis = (termsVersion: string, link: (text: string) => ReactNode) => (
  <>
    I accept the terms of this demo (version {termsVersion}): coins have no value, and cannot be bought, sold
    or redeemed. The {link('Terms of Service')} also apply.
  </>
);
export const joinCasino = 'Join the casino';

export const thisCasinoIsClosed = 'This casino is closed';
export const youAreSuspended = 'You are suspended';
export const youCannotPlayOrClaim = 'You cannot play or claim coins until the casino lifts the suspension.';
export const youAreTakingBreak = 'You are taking a break';
export const youExcludedYourselfFromPlay = 'You excluded yourself from play';
export const itLastsUntilAndCannot = (selfExcludedUntil: ReactNode) => (
  <>It lasts until {selfExcludedUntil} and cannot be undone.</>
);
export const yourBalancesAndStatementsStay = 'Your balances and statements stay readable.';
export const youHaveLeftThisCasino = 'You have left this casino';
export const itIsClosedPermanentlyYou =
  'It is closed permanently. You can still read your balance and statement.';
export const casinoOrItsCompanyIs =
  'The casino or its company is suspended. Nobody can play or claim coins. Balances do not change.';
export const nobodyCanPlayOrClaim = (brandStatuseText: string) =>
  `${brandStatuseText}: nobody can play or claim coins, and only the brand’s team can see it.`;

export const playerName = 'Player name';
export const find = 'Find';
export const noPlayersNameContains = 'No player’s name contains this text.';
export const playersFound = 'Players found';
export const thereAreMoreResultsType = 'There are more results. Type more letters.';

export const yourCasinos = 'Your casinos';
export const notOpenNow = 'Not open now';
export const joinedAsOn = (displayName: string, day: ReactNode) => (
  <>
    Joined as {displayName} on {day}
  </>
);
export const noCasinosYet = 'You have not joined a casino yet. Open the link of a casino to join it.';
