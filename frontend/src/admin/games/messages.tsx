import type { ReactNode } from 'react';

export const viewPublicPage = 'View public page';
export const hiddenWithItsCompany = 'Hidden with its company';
export const gameSections = 'Game sections';
export const overview = 'Overview';
export const details = 'Details';
export const versions = 'Versions';
export const history = 'History';
export const everyChangeOfGameAnd = 'Every change of the game and its versions, newest first.';
export const noVersionYet = 'No version yet';
export const providerHasNotCreatedVersion = 'The provider has not created a version.';
export const declaredRtpUpToChanged = (
  declaredRtp: string,
  declaredMaxWinX: string,
  updatedAt: ReactNode,
) => (
  <>
    declared RTP {declaredRtp} · up to {declaredMaxWinX} · changed {updatedAt}
  </>
);

export const allGamesOfAllProviders = 'All games of all providers.';
export const noGamesYet = 'No games yet';
export const gamesAppearHereAfterApproved = 'Games appear here after an approved provider creates them.';
export const noMatchingGames = 'No matching games';
export const removeFilterToSeeMore = 'Remove a filter to see more results.';
export const showAllGames = 'Show all games';

export const versionSemver = (semver: string) => `Version ${semver}`;
export const declaredRtpUpTo = (declaredRtp: string, declaredMaxWinX: string) =>
  `declared RTP ${declaredRtp} · up to ${declaredMaxWinX}`;
export const volatilityVolatility = (volatility: string) => ` · ${volatility} volatility`;
export const openInReviewQueue = 'Open in the review queue';
export const partsOfVersion = 'Parts of the version';
export const lastReviewNote = 'Last review note';
export const testRun = 'Test run';
export const bets = 'Bets';
export const changes = 'Changes';
export const submitted = 'Submitted';
export const changed = 'Changed';
export const rules = 'Rules';
export const noRulesYet = 'No rules yet.';

export const code = 'Code';
export const description = 'Description';
export const liveVersion = 'Live version';
export const semverSince = (semver: string, publishedAt: string) => `${semver}, since ${publishedAt}`;
export const rtpExact = (rtp: string, rtp2: string) => `${rtp} (exact ${rtp2})`;
export const volatility = 'Volatility';
export const maximumWin = 'Maximum win';
export const blockedCountries = 'Blocked countries';
export const lastSuspensionNote = 'Last suspension note';

export const status = 'Status';
export const allStatuses = 'All statuses';
export const type = 'Type';
export const allTypes = 'All types';
export const allVolatilities = 'All volatilities';
export const gamesOfEveryProvider = 'Games of every provider';

export const games = 'Games';
export const game = 'game';
export const inTextGames = 'games';
export const gameLabel = 'Game';
export const provider = 'Provider';
export const onlyGamesOf = (companyName: string) => `Only games of ${companyName}`;
export const rtp = 'RTP';

export const suspendTitle = (title: string) => `Suspend ${title}?`;
export const reasonForSuspension = 'Reason for the suspension';
export const providerSeesThisReasonNobody =
  'The provider sees this reason. Nobody can play the game until an admin resumes it.';
export const suspend = 'Suspend';
export const isSuspended = (title: string) => `${title} is suspended.`;
export const resume = 'Resume';
export const isResumed = (title: string) => `${title} is resumed.`;

export const featureGame = 'Feature game';
export const isFeatured = (title: string) => `${title} is featured.`;
export const stopFeaturingGame = 'Stop featuring game';
export const isNoLongerFeatured = (title: string) => `${title} is no longer featured.`;
export const featured = 'Featured';
