import type { ReactNode } from 'react';

export const closeThisCompany = 'Close this company?';
export const closeCompany = 'Close company';
export const isClosed = (name: string) => `${name} is closed.`;
export const isClosedPermanentlyAndIts = (strong: ReactNode) => (
  <>{strong} is closed permanently and its owner loses access. The history is kept.</>
);

export const allProvidersAndOperators = 'All providers and operators.';

export const suspend = 'Suspend';
export const isSuspended = (name: string) => `${name} is suspended.`;
export const suspendName = (name: string) => `Suspend ${name}?`;
export const reasonForSuspension = 'Reason for the suspension';
export const ownerSeesThisReasonCompany =
  'The owner sees this reason. The company cannot change anything until an admin reinstates it.';
export const reinstate = 'Reinstate';
export const isReinstated = (name: string) => `${name} is reinstated.`;
export const approve = 'Approve';
export const isApproved = (name: string) => `${name} is approved.`;
export const requestChanges = 'Request changes';
export const youRequestedChangesFrom = (name: string) => `You requested changes from ${name}.`;
export const requestChangesFrom = (name: string) => `Request changes from ${name}?`;
export const changesNeeded = 'Changes needed';
export const ownerSeesThisNoteMakes =
  'The owner sees this note, makes the changes and submits the application again.';

export const description = 'Description';
export const tradingTerms = 'Trading terms';
export const address = 'Address';
export const city = 'City';
export const province = 'Province';
export const country = 'Country';
export const phone = 'Phone';
export const website = 'Website';
export const lastReviewNote = 'Last review note';

export const status = 'Status';
export const allStatuses = 'All statuses';
export const noCompaniesYet = 'No companies yet';
export const companiesAppearHereAfterTheir = 'Companies appear here after their owners save an application.';
export const noCompaniesWithThisStatus = 'No companies with this status';
export const chooseAnotherStatusToSee = 'Choose another status to see the other companies.';
export const showAllCompanies = 'Show all companies';

export const close = 'Close…';

export const addingOwnerToGroup = 'Adding the owner to the group';
export const removingOwnerFromGroup = 'Removing the owner from the group';

export const companies = 'Companies';
export const company = 'company';
export const inTextCompanies = 'companies';
export const companyLabel = 'Company';
export const kind = 'Kind';
export const created = 'Created';
export const changed = 'Changed';
