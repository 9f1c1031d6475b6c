export const novaLinkIsNotResponding = 'NovaLink is not responding. This page retries automatically.';
export const retryNow = 'Retry now';
export const youAreOfflineThisPage =
  'You are offline. This page may be out of date, and changes cannot be saved.';

export const youAreOffline = 'You are offline';
export const yourCoinsAreSafe = 'Your coins are safe.';
export const pageCouldNotBeLoaded = 'The page could not be loaded';
export const tryAgain = 'Try again';

export const internalServerError = 'Internal Server Error';
export const seeGameCatalogue = 'See the game catalogue';
export const pageNotFound = (pathname: string) => `Page Not Found: ${pathname}`;

export const novaLinkCouldNotStart = 'NovaLink could not start';
export const reloadPageIfThisHappens =
  'Reload the page. If this happens again, update your browser or try another one.';
export const reloadPage = 'Reload page';
export const contactSupport = 'Contact support';

export const novaLinkCasinoGamesYou = 'NovaLink – casino games you can check';
export const pageNotFoundLabel = 'Page Not Found';

export const useLightTheme = 'Use light theme';
export const useDarkTheme = 'Use dark theme';
export const useSystemTheme = 'Use system theme';
export const signOut = 'Sign out';
export const createWhat = (what: string) => `Create ${what}`;

export const newVersionOfNovaLink = 'A new version of NovaLink is ready.';
export const reload = 'Reload';
export const weSaveYourAnswerOn = 'We save your answer on this device and ask only once.';
export const thisGameIsNotAvailable = 'This game is not available';
export const itIsNotLiveAt = 'It is not live at the moment.';
