import type { ReactNode } from 'react';

export const newGame = 'New game';
export const gameStartsAsDraftYou =
  'A game starts as a draft. You add the math model with the first version.';
export const youCannotCreateGameNow = 'You cannot create a game now';
export const onlyApprovedCompaniesCanCreate =
  'Only approved companies can create games. Your existing games stay available.';
export const isCreated = (gameTitle: string) => `${gameTitle} is created.`;
export const yourModelFromTestLab = 'Your model from the Test Lab becomes the first version of the game.';
export const code = 'Code';
export const usedByOperatorsServers3 =
  'Used by operators’ servers: 3–40 lowercase letters, digits and hyphens. You cannot change it later.';
export const createGame = 'Create game';

export const deprecateThisGame = 'Deprecate this game?';
export const deprecate = 'Deprecate';
export const isRemovedFromCatalogueAnd =
  'is removed from the catalogue, and operators can no longer add it. You cannot undo this.';
export const isRemovedFromCatalogue = 'is removed from the catalogue.';
export const retireThisGame = 'Retire this game?';
export const retire = 'Retire';
export const isRetiredPermanentlyItsVersions =
  'is retired permanently. Its versions, test runs and history stay readable.';
export const isRetired = 'is retired.';
export const deprecateOrRetire = 'Deprecate or retire';

export const title = 'Title';
export const description = 'Description';
export const whatGameIsForVisitors = 'What the game is, for visitors and operators.';
export const tags = 'Tags';
export const pressEnterOrCommaAfter = (tags: number) => `Press Enter or a comma after each; at most ${tags}.`;
export const languages = 'Languages';
export const typeNameOrCodeSuch = 'Type a name or a code, such as en. English is required.';
export const blockedCountries = 'Blocked countries';
export const typeCountryOrPasteCodes = 'Type a country or paste codes: US, AU.';

export const thisGameIsRetired = 'This game is retired';
export const youCanNoLongerChange = 'You can no longer change its details.';
export const detailsAndImages = 'Details and images';
export const visitorsAndOperatorsSeeThese = 'Visitors and operators see these details.';

export const gameIsSaved = 'The game is saved.';
export const thumbnail = 'Thumbnail';
export const shownInListsAndOn =
  'Shown in lists and on the page of live games. Required before you submit a version.';
export const images = 'Images';
export const atMostShownInThis = (images: number) =>
  `At most ${images}; shown in this order on the page of the game.`;
export const saveGame = 'Save game';

export const game = 'Game';
export const viewAsPlayer = 'View as player';
export const gameSections = 'Game sections';
export const overview = 'Overview';
export const details = 'Details';
export const history = 'History';
export const everyChangeOfGameAnd = 'Every change of the game and its versions, newest first.';
export const status = 'Status';
export const adminSuspendedThisGame = 'An admin suspended this game';
export const gameGoesLiveWhenYou = 'The game goes live when you publish a tested and approved version.';
export const liveVersion = 'Live version';
export const rtpExact = (rtp: string, rtp2: string) => `${rtp} (exact ${rtp2})`;
export const volatility = 'Volatility';
export const maximumWin = 'Maximum win';

export const imageLibrary = 'Image library';
export const imagesForYourGamesAnd =
  'Images for your games and your company. Each image is checked before it is published.';

export const games = 'Games';
export const inTextGame = 'game';
export const inTextGames = 'games';
export const hidden = 'Hidden';
export const rtp = 'RTP';
export const type = 'Type';
export const changed = 'Changed';

export const yourGamesTheirVersionsAnd = 'Your games, their versions and images.';
export const imageLibraryForImages = (images: ReactNode) => <>{images} Image library</>;
export const newGameForPlus = (plus: ReactNode) => <>{plus} New game</>;
export const allStatuses = 'All statuses';
export const noGamesYet = 'No games yet';
export const createYourFirstGame = 'Create your first game';
export const gameStartsAsDraftGive =
  'A game starts as a draft. Give it a title, then add a version with a math model.';
export const noGamesWithThisStatus = 'No games with this status';
export const chooseAnotherStatusToSee = 'Choose another status to see other games.';
export const showAllGames = 'Show all games';

export const youDoNotOwnProvider = 'You do not own a provider company';
export const gamesBelongToProviderCompanies =
  'Games belong to provider companies. Admins can find all games under Admin, Games.';
export const itsGamesArePermanentlyRemoved = 'Its games are permanently removed from the catalogue.';
export const itsGamesAreHiddenAnd =
  'Its games are hidden, and you cannot create or publish anything new until an admin reinstates the company.';
