export const status = 'Status';

export const history = 'History';
export const noEventsYet = 'No events yet';
export const changesAppearHere = 'Changes appear here.';

export const loading = 'Loading…';

export const tryAgain = 'Try again';
export const showMore = 'Show more';
export const loadingMore = 'Loading more…';
export const moreLoadedInTotal = (loaded: number, itemCount: number) =>
  `${loaded} more loaded, ${itemCount} in total.`;

export const noResults = 'No results';
export const nothingMatchesFilters = 'Nothing matches the filters.';
export const clearFilters = 'Clear filters';

export const onlyLoaded = (query: string, many: string) => ` ${query} only the loaded ${many}.`;
export const loadingAll = (many: string) => `Loading all ${many}…`;
export const loadAll = (many: string) => `Load all ${many}`;
export const sortingCovers = 'Sorting covers';
export const searchAndSortingCover = 'Search and sorting cover';
export const searchCovers = 'The search covers';
export const ofLoadedFound = (found: string, all: string, hasMore: boolean) =>
  `${found} of ${all}${hasMore ? ' loaded' : ''} found.`;
export const loadedThereAreMore = (all: string) => `${all} loaded; there are more.`;

export const searchMany = (many: string) => `Search ${many}`;
export const noLoadedContains = (one: string, query: string) => `No loaded ${one} contains “${query}”.`;
export const clearSearch = 'Clear search';
export const showMoreOfLoaded = (drawnStep: number, rowCount: number, many: string) =>
  `Show ${drawnStep} more of ${rowCount} loaded ${many}`;

export const saveShownAsCsvFile = (exportedLength: number, many: string) =>
  `Save the ${exportedLength} ${many} shown as a CSV file`;
