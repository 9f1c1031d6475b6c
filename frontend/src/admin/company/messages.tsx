import type { ReactNode } from 'react';

export const close = 'Close';

export const games = 'Games';
export const noGamesYet = 'No games yet';
export const providerHasNotCreatedGame = 'The provider has not created a game.';
export const gameTypeChanged = (gameType: string, updatedAt: ReactNode) => (
  <>
    {gameType} · changed {updatedAt}
  </>
);
export const casinos = 'Casinos';
export const noCasinosYet = 'No casinos yet';
export const operatorHasNotCreatedCasino = 'The operator has not created a casino.';
export const jurisdictionChanged = (jurisdiction: string, updatedAt: ReactNode) => (
  <>
    {jurisdiction} · changed {updatedAt}
  </>
);

export const addingOwnerToGroup = 'Adding the owner to the group';
export const removingOwnerFromGroup = 'Removing the owner from the group';
export const kindCreated = (kind: string, createdAt: ReactNode) => (
  <>
    {kind} · created {createdAt}
  </>
);
export const companySections = 'Company sections';
export const overview = 'Overview';
export const compliance = 'Compliance';
export const complianceProfile = 'Compliance profile';
export const history = 'History';
export const review = 'Review';
export const owner = 'Owner';
export const openOwnersAccount = 'Open the owner’s account';
export const submitted = 'Submitted';
export const decided = 'Decided';
export const details = 'Details';
