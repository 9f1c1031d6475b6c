import type { ReactNode } from 'react';

export const shownInLobby = 'Shown in the lobby.';
export const useSquareImageWithoutLogo =
  'Use a square image. Without a logo, the first letter of the name is shown.';
export const usedForBannerNamesAnd = 'Used for the banner, names and headings.';
export const usedBehindCardsAndPanels =
  'Used behind cards and panels. A dark colour makes the whole brand dark.';
export const usedForHighlights = 'Used for highlights.';
export const responsiblePlay = 'Responsible play';
export const inWholeCoinsForEach =
  'In whole coins, for each coin separately. Players can set stricter limits for themselves.';

export const timeZoneHint =
  'Daily coins and new promotions use days in this time zone. You can change it once every 3 days. Published promotions keep their time zone, and dashboards always use UTC.';

export const brandIsSaved = 'The brand is saved.';
export const saveBrand = 'Save brand';

export const gameThatIsCurrentlyNot = 'A game that is currently not available';
export const featured = 'Featured';
export const byRtpVolatility = (companyName: string, rtp: string, volatility: string) =>
  `by ${companyName} · RTP ${rtp} · ${volatility} volatility`;
export const playersDoNotSeeThis =
  'Players do not see this game. It returns automatically when it is available again.';
export const featureTitle = (title: string) => `Feature ${title}`;
export const isNoLongerFeatured = (title: string) => `${title} is no longer featured.`;
export const isFeatured = (title: string) => `${title} is featured.`;
export const removeTitle = (title: string) => `Remove ${title}`;
export const isRemovedFromBrand = (title: string) => `${title} is removed from the brand.`;
export const remove = 'Remove';

export const addGames = 'Add games';
export const games = 'Games';
export const liveGamesFromCatalogueAt = (games: number) =>
  `Live games from the catalogue, at most ${games}. Featured games are in the first row of the lobby.`;
export const gamesOfBrand = 'Games of the brand';
export const noGamesYet = 'No games yet';
export const addLiveGamesFromCatalogue =
  'Add live games from the catalogue. A brand needs at least one game to open.';

export const brand = 'Brand';
export const openBrand = 'Open the brand';
export const brandSections = 'Brand sections';
export const overview = 'Overview';
export const details = 'Details';
export const coins = 'Coins';
export const history = 'History';
export const everyChangeOfBrandNewest = 'Every change of the brand, newest first.';
export const brandIsClosedYouCan = 'The brand is closed. You can no longer change its details.';
export const appearanceAndRules = 'Appearance and rules';
export const appearanceOfBrandAndIts = 'The appearance of the brand and its responsible play rules.';

export const yourBrand = 'Your brand';
export const previewOfLobby = 'Preview of the lobby';
export const lobbyOfInTheseColours = (name: string) => `The lobby of ${name} in these colours`;
export const yourTaglineIsShownHere = 'Your tagline is shown here.';
export const game = 'A game';
export const provider = 'Provider';
export const joinCasino = 'Join the casino';

export const status = 'Status';
export const thisBrandIsNotOpen = 'This brand is not open';
export const casinoIs = (casinoStatuseText: string) => `The casino is ${casinoStatuseText}.`;
export const companyIsSuspendedOrClosed = 'The company is suspended or closed.';
export const requirementsForOpening = 'Requirements for opening';
export const shortName = 'Short name';
export const casino = 'Casino';
export const minimumAge = 'Minimum age';
export const yearsOld = (minAge: number) => `${minAge} years old`;
export const termsVersion = 'Terms version';
export const onlyBrandsTeamCanSee =
  'Only the brand’s team can see it. You can open it when all requirements are met.';
export const playersCanJoinAndPlay = 'Players can join and play while the casino is active.';
export const youPausedThisBrandNobody =
  'You paused this brand. Nobody can join or play until you open it again. Balances and statements stay readable.';
export const thisBrandIsClosedPlayers =
  'This brand is closed. Players can still read their balances and statements.';
export const isOpen = (brandName: string) => `${brandName} is open.`;
export const openToPlayers = 'Open to players';
export const openAgain = 'Open again';
export const pause = 'Pause';
export const pauseBrandName = (brandName: string) => `Pause ${brandName}?`;
export const pauseBrand = 'Pause brand';
export const isPaused = (brandName: string) => `${brandName} is paused.`;
export const nobodyCanJoinOrPlay = (strong: ReactNode) => (
  <>Nobody can join or play at {strong} until you open it again. Balances do not change.</>
);

export const brands = 'Brands';
export const inTextBrand = 'brand';
export const inTextBrands = 'brands';
export const notOpen = 'Not open';
export const changed = 'Changed';
export const lobby = 'Lobby';
export const openName = (name: string) => `Open ${name}`;

export const newBrand = 'New brand';
export const sitesThatPlayersSeeEach =
  'The sites that players see. Each brand has its own name, colours, games and coins.';
export const noBrandsYet = 'No brands yet';
export const brandIsDemoCasinoWith =
  'A brand is a demo casino with its own name and lobby. You can prepare it while the casino is in review.';

export const addedTo = (labels: string, brandName: string) => `${labels} added to ${brandName}.`;
export const addGamesTo = (brandName: string) => `Add games to ${brandName}`;
export const choose = 'Choose';
export const noLiveGamesYet = 'No live games yet';
export const gamesAppearHereAfterProvider =
  'Games appear here after a provider publishes an approved version.';
export const cancel = 'Cancel';
export const addWords = (labels: string) => `Add ${labels}`;

export const closeBrand = 'Close brand';
export const closeThisBrand = 'Close this brand?';
export const isClosed = (brandName: string) => `${brandName} is closed.`;
export const isClosedPermanentlyNobodyCan = (strong: ReactNode) => (
  <>
    {strong} is closed permanently. Nobody can join or play there again. Players can still read their balances
    and statements.
  </>
);

export const chooseLabel = (label: string) => `Choose the ${label}`;
export const enterAndSixHexadecimalDigits = 'Enter # and six hexadecimal digits, such as #6d4af0.';
export const white = 'White';
export const textOnThisColourIs = (kind: string, ratio: string) =>
  `${kind} text on this colour is readable (contrast ${ratio}:1).`;
export const textOnThisColourIsNot = (ratio: string, readableContrast: number) =>
  `Text on this colour is not readable (contrast ${ratio}:1, at least ${readableContrast}:1 is required). Choose a lighter or darker colour.`;

export const isCreated = (brandName: string) => `${brandName} is created.`;
export const usedInAddresses340 =
  'Used in addresses: 3–40 lowercase letters, digits and hyphens. You cannot change it later.';
export const createBrand = 'Create brand';

export const onlyYouCanSeeNew = 'Only you can see a new brand until you open it.';

export const catalogue = 'Catalogue';
export const inTextGame = 'game';
export const inTextGames = 'games';
export const gameLabel = 'Game';
export const rtp = 'RTP';
export const volatility = 'Volatility';
export const inBrand = 'In the brand';
export const casinoIsActive = 'The casino is active';
export const openCasino = 'Open the casino';
export const brandHasCoinForGames = 'The brand has a coin for games';
export const addCoin = 'Add a coin';
export const brandHasGame = 'The brand has a game';
