import type { ReactNode } from 'react';

export const freeCoins = 'Free coins';
const freePackages = (packages: number) => (packages === 1 ? 'a free package' : `${packages} free packages`);
/** At least one of both. */
export const youCanCollectCoins = (
  player: ReactNode,
  { hasDaily, packages }: { readonly hasDaily: boolean; readonly packages: number },
) => (
  <>
    {player}, you can collect{' '}
    {[hasDaily ? 'daily coins' : '', packages > 0 ? freePackages(packages) : '']
      .filter(Boolean)
      .join(' and ')}
    .
  </>
);
export const seeYourCoins = 'See your coins';

export const newLabel = 'New';
export const volatility = 'Volatility';
export const maxWin = 'Max win';

export const joinBrandName = (brandName: string) => `Join ${brandName}`;
export const joinToPlay = (brandName: string) => `Join ${brandName} to play.`;
export const itIsFree = 'It is free.';
export const youStartWithFreeAnd = (coins: string) => `You start with ${coins}, free and without value.`;
export const join = 'Join';

export const type = 'Type';
export const allTypes = 'All types';
export const allVolatilities = 'All volatilities';
export const categories = 'Categories';
export const allGames = 'All games';
export const findGame = 'Find a game';
export const nameOrProvider = 'Name or provider';

export const continuePlaying = 'Continue playing';
export const featured = 'Featured';
export const popular = 'Popular';
export const noGamesYet = 'No games yet';
export const gamesAppearHereWhenAdds = (brandName: string) =>
  `Games appear here when ${brandName} adds them.`;
export const noMatchingGames = 'No matching games';
export const tryAnotherSearchOrCategory = 'Try another search or category.';
export const showAllGames = 'Show all games';
export const games = 'Games';

export const rtpUpToBet = (companyName: string, rtp: string, maxWinX: string) =>
  `${companyName} · RTP ${rtp} · up to ${maxWinX} the bet`;
export const playGameTitle = (gameTitle: string) => `Play ${gameTitle}`;
export const play = 'Play';
export const fromYearsDemoCoinsHave = (minAge: number) => `From ${minAge} years · Demo coins have no value`;

export const promotions = 'Promotions';
export const allPromotions = 'All promotions';

export const tournaments = 'Tournaments';
export const allTournaments = 'All tournaments';

export const welcomeDisplayName = (displayName: string) => `Welcome, ${displayName}`;
export const youAreNowPlayerYou = 'You are now a player. You start with these coins:';
export const yourCoins = 'Your coins';
export const thisCasinoHasNoWelcome = 'This casino has no welcome coins. Check for daily coins and packages.';
export const dailyCoinsAndPackages = 'Daily coins and packages';
export const setLimits = 'Set limits';

export const rewardsInProgress = 'Rewards in progress';
export const allRewards = 'All rewards';

export const lobby = 'Lobby';
export const signUpToPlay = 'Sign up to play';
export const useYourAccount = 'Use your account';
export const casinoIsNotOpen = 'This casino is not open';
export const playersAndManagersCanSignIn = 'Its players and managers can sign in.';
export const operatedBy = (brandName: string, companyName: string, casinoName: string) =>
  `${brandName} is operated by ${companyName} on NovaLink${casinoName === brandName ? '' : `, as part of ${casinoName}`}.`;
export const playersSeeMoreGames = 'Players see more games.';
export const endsAt = (time: ReactNode) => <>Ends {time}</>;
export const startsAt = (time: ReactNode) => <>Starts {time}</>;
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
