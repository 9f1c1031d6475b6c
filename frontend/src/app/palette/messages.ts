export const companies = 'Companies';
export const games = 'Games';
export const casinos = 'Casinos';
export const brands = 'Brands';
export const users = 'Users';

export const results = 'Results';

export const searchOrRunCommand = 'Search or run a command';
export const searchNamesIdsAndPages = 'Search names, IDs and pages';
export const esc = 'Esc';
export const close = 'Close';
export const recent = 'Recent';
export const pages = 'Pages';
export const actions = 'Actions';

export const commandPalette = 'Command palette';

export const tryAgain = 'Try again';
export const youAreOfflineOnlyPages = 'You are offline. Only pages and actions are available.';
export const searchFailedTryAgain = 'Search failed. Try again.';
export const searching = 'Searching …';
export const noResultsForTypeBeginning = (text: string) =>
  `No results for “${text}”. Type the beginning of each word, or an ID.`;
export const resultsResults = (results: number) => (results === 1 ? '1 result' : `${results} results`);
