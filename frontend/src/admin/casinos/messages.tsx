import type { ReactNode } from 'react';

export const casinos = 'Casinos';
export const openInReviewQueue = 'Open in the review queue';
export const casinoSections = 'Casino sections';
export const overview = 'Overview';
export const details = 'Details';
export const brands = 'Brands';
export const history = 'History';
export const everyChangeOfCasinoNewest = 'Every change of the casino, newest first.';

export const allCasinosAndTheirBrands = (link: (text: string) => ReactNode) => (
  <>All casinos and their brands. Casinos that need a decision are in the {link('review queue')}.</>
);
export const status = 'Status';
export const allStatuses = 'All statuses';
export const casinosOfEveryOperator = 'Casinos of every operator';
export const noCasinosYet = 'No casinos yet';
export const casinosAppearHereAfterApproved = 'Casinos appear here after an approved operator creates them.';
export const noMatchingCasinos = 'No matching casinos';
export const removeFilterToSeeMore = 'Remove a filter to see more results.';
export const showAllCasinos = 'Show all casinos';

export const brand = 'brand';
export const inTextBrands = 'brands';
export const brandLabel = 'Brand';
export const notOpen = 'Not open';
export const shortName = 'Short name';
export const games = 'Games';
export const lobby = 'Lobby';
export const openBrandName = (brandName: string) => `Open ${brandName}`;
export const openBrand = 'Open the brand';
export const noBrandsYet = 'No brands yet';
export const operatorHasNotCreatedBrand = 'The operator has not created a brand.';

export const casino = 'casino';

export const minimumAge = 'Minimum age';
export const yearsOld = (minAge: number) => `${minAge} years old`;
export const blockedCountries = 'Blocked countries';
export const lastReview = 'Last review';
export const lastReviewNote = 'Last review note';
export const licenceNumber = 'Licence number';
export const licenceValidUntil = 'Licence valid until';
export const licenceRegisterUrl = 'Licence register URL';

export const inTextCasinos = 'casinos';
export const casinoLabel = 'Casino';
export const operator = 'Operator';
export const onlyCasinosOf = (companyName: string) => `Only casinos of ${companyName}`;
export const jurisdiction = 'Jurisdiction';
export const changed = 'Changed';

export const reinstate = 'Reinstate';
export const isReinstated = (name: string) => `${name} is reinstated.`;
export const suspend = 'Suspend';
export const isSuspended = (name: string) => `${name} is suspended.`;
export const suspendName = (name: string) => `Suspend ${name}?`;
export const reasonForSuspension = 'Reason for the suspension';
export const operatorSeesThisReasonAll =
  'The operator sees this reason. All brands of the casino are closed until an admin reinstates it.';
