import type { ReactNode } from 'react';

export const addToBrand = (gameTitle: string) => `Add ${gameTitle} to a brand`;
export const addToBrandForPlus = (plus: ReactNode) => <>{plus} Add to a brand</>;

export const youDoNotOwnOperator = 'You do not own an operator company';
export const brandsBelongToOperatorCompany = 'Brands belong to an operator company.';
export const done = 'Done';
export const yourBrands = 'Your brands';
export const noBrandsYet = 'No brands yet';
export const openYourCasinos = 'Open your casinos';
export const createBrandFirst = 'Create a brand first.';
export const inBrand = 'In the brand';
export const addTo = (brandName: string) => `Add to ${brandName}`;
export const add = 'Add';

export const selectedProvider = 'Selected provider';
export const filters = 'Filters';
export const filtersNarrowing = (narrowing: ReactNode) => <>Filters{narrowing}</>;
export const type = 'Type';
export const allTypes = 'All types';
export const volatility = 'Volatility';
export const allVolatilities = 'All volatilities';
export const rtpFrom = 'RTP from';
export const noLowerLimit = 'No lower limit';
export const rtpTo = 'RTP to';
export const noUpperLimit = 'No upper limit';
export const provider = 'Provider';
export const allProviders = 'All providers';
export const featuresAllRequired = 'Features (all required)';

export const allLiveGamesNewestFirst =
  'All live games, newest first. RTP and maximum win are calculated exactly from each game’s math model.';
export const searchGames = 'Search games';
export const games = 'Games';
export const noGamesYet = 'No games yet';
export const gamesAppearHereAfterProvider =
  'Games appear here after a provider publishes an approved version.';
export const noMatchingGames = 'No matching games';
export const tryAnotherNameOrRemove = 'Try another name or remove a filter.';
export const clearFilters = 'Clear the filters';
export const byCompanyName = (companyName: string) => `by ${companyName}`;
export const maxWin = 'Max win';
export const noSpecialFeatures = 'No special features';
