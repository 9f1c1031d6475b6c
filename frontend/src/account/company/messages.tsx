import type { ReactNode } from 'react';
export const status = 'Status';
export const submitted = 'Submitted';
export const website = 'Website';

export const companyName = 'Company name';
export const description = 'Description';
export const address = 'Address';
export const addressSecondLine = 'Address, second line';
export const postalCode = 'Postal code';
export const city = 'City';
export const provinceOrState = 'Province or state';
export const country = 'Country';
export const phone = 'Phone';
export const withCountryCodeSuchAs = 'With the country code, such as +356 2123 4567.';
export const startsWithHttps = 'Starts with https://';
export const tradingTerms = 'Trading terms';
export const yourTermsForBusinessPartners = 'Your terms for business partners.';

export const imagesOf = (name: string) => `Images of ${name}`;
export const nameImage = (name: string, index: number) => `${name}, image ${index}`;

export const publicCompanyDetailsAndHistory = 'Public company details and history.';
export const details = 'Details';
export const lastReviewNote = 'Last review note';
export const kind = 'Kind';
export const decided = 'Decided';

export const companysDetailsAreSaved = 'The company’s details are saved.';
export const companyImages = 'Company images';
export const atMostFirstImageRepresents = (images: number) =>
  `At most ${images}. The first image represents the company.`;
export const saveDetails = 'Save details';

export const closeThisCompany = 'Close this company?';
export const closeCompany = 'Close company';
export const isClosedPermanentlyAndYou =
  'is closed permanently and you lose your group’s access. You can still read its details and history.';
export const deleteThisCompany = 'Delete this company?';
export const deleteCompany = 'Delete company';
export const isDeletedWithItsCompliance =
  'is deleted with its compliance profile, and you lose your group’s access. Only the history is kept.';
export const isClosed = (companyName: string) => `${companyName} is closed.`;
export const isDeleted = (companyName: string) => `${companyName} is deleted.`;
export const closeCompanyLabel = 'Close the company';
export const youCanApplyWithAnother = 'You can apply with another company afterwards.';

export const applicationIsWithdrawn = 'The application is withdrawn.';
export const application = 'the application';
export const applicationOfBecomesDraftAgain = (strong: ReactNode) => (
  <>The application of {strong} becomes a draft again. You can change it and submit it again at any time.</>
);
