import type { ReactNode } from 'react';

export const isSaved = (licenceNumber: string) => `${licenceNumber} is saved.`;
export const isSavedForLicenceurl = (licenceUrl: string) => `${licenceUrl} is saved.`;
export const isSavedAndHasNot = (licenceExpires: string) => `${licenceExpires} is saved and has not passed.`;

export const yearsPlayersConfirmTheirAge = (smallest: number, largest: number) =>
  `${smallest}–${largest} years. Players confirm their age before they play.`;
export const typeCountryOrPasteCodes = 'Type a country or paste codes: US, AU.';
export const demoCasinoNeedsNoLicence =
  'A demo casino needs no licence. Other jurisdictions require a licence and a valid compliance profile.';
export const requiredBeforeYouSubmitCasino =
  'Required before you submit the casino, with the expiry date and the address of the licence.';
export const startsWithHttps = 'Starts with https://';

export const casinoIsSaved = 'The casino is saved.';
export const saveCasino = 'Save casino';

export const casino = 'Casino';
export const casinoSections = 'Casino sections';
export const overview = 'Overview';
export const details = 'Details';
export const history = 'History';
export const everyChangeOfCasinoNewest = 'Every change of the casino, newest first.';
export const theseSettingsApplyToAll = 'These settings apply to all brands of the casino.';
export const casinoIsInReviewWithdraw = 'The casino is in review. Withdraw it to change its details.';
export const adminSuspendedCasinoItsDetails =
  'An admin suspended the casino. Its details cannot be changed until it is reinstated.';
export const casinoIsClosedYouCan = 'The casino is closed. You can no longer change its details.';

export const status = 'Status';
export const submittedSubmittedAt = (submittedAt: ReactNode) => <>submitted {submittedAt}</>;
export const beforeYouCanSubmit = 'Before you can submit';
export const requirements = 'Requirements';
export const jurisdiction = 'Jurisdiction';
export const minimumAge = 'Minimum age';
export const yearsOld = (minAge: number) => `${minAge} years old`;
export const wallet = 'Wallet';
export const novaLinkLedger = 'NovaLink ledger';
export const licenceNumber = 'Licence number';
export const licenceValidUntil = 'Licence valid until';
export const licenceRegisterUrl = 'Licence register URL';
export const submitCasinoForReviewWhen =
  'Submit the casino for review when its details are complete. You can prepare its brands in the meantime.';
export const adminIsReviewingItTo = 'An admin is reviewing it. To make changes, withdraw it first.';
export const activeBrandsAreOpenTo = 'Active brands are open to players.';
export const youPausedThisCasinoAll =
  'You paused this casino. All its brands are closed until you resume it.';
export const adminSuspendedThisCasinoAll =
  'An admin suspended this casino. All its brands are closed until an admin reinstates it.';
export const thisCasinoIsClosedIts =
  'This casino is closed. Its history and the statements of its players are kept.';
export const lastReviewNote = 'Last review note';
export const reasonForSuspension = 'Reason for the suspension';
export const isInReview = 'is in review.';
export const isDraftAgain = 'is a draft again.';
export const isPaused = 'is paused.';
export const isResumed = 'is resumed.';
export const submitForReview = 'Submit for review';
export const inTextCasino = 'the casino';
export const becomesDraftAgainYouCan = (strong: ReactNode) => (
  <>{strong} becomes a draft again. You can change it and submit it again at any time.</>
);
export const resume = 'Resume';
export const pause = 'Pause';
export const pauseCasinoName = (casinoName: string) => `Pause ${casinoName}?`;
export const pauseCasino = 'Pause casino';
export const allBrandsOfCloseWithin = (strong: ReactNode) => (
  <>All brands of {strong} close within seconds. You can resume the casino at any time.</>
);

export const casinos = 'Casinos';

export const closeCasino = 'Close casino';
export const closeThisCasino = 'Close this casino?';
export const isClosed = (casinoName: string) => `${casinoName} is closed.`;
export const isClosedPermanentlyWithAll = (strong: ReactNode) => (
  <>
    {strong} is closed permanently with all its brands. Players can still read their balances and statements.
  </>
);

export const newCasino = 'New casino';
export const casinoStartsAsDraftPrepare =
  'A casino starts as a draft. Prepare its brands while an admin reviews it.';
export const youCannotCreateCasinoNow = 'You cannot create a casino now';
export const onlyApprovedCompaniesCanCreate =
  'Only approved companies can create casinos. Your existing casinos stay available.';
export const isCreated = (casinoName: string) => `${casinoName} is created.`;
export const createCasino = 'Create casino';

export const casinoLowercase = 'casino';
export const inTextCasinos = 'casinos';
export const changesRequested = (reviewNote: string) => `Changes requested: ${reviewNote}`;
export const changed = 'Changed';

export const yourCasinosAndTheirBrands =
  'Your casinos and their brands. All brands are demo casinos that use play coins only.';
export const newCasinoForPlus = (plus: ReactNode) => <>{plus} New casino</>;
export const allStatuses = 'All statuses';
export const noCasinosYet = 'No casinos yet';
export const createYourFirstCasino = 'Create your first casino';
export const casinoStartsAsDraftGive =
  'A casino starts as a draft: give it a name, then a brand with its colours, games and coins.';
export const noCasinosWithThisStatus = 'No casinos with this status';
export const chooseAnotherStatusToSee = 'Choose another status to see your other casinos.';
export const showAllCasinos = 'Show all casinos';

export const youDoNotOwnOperator = 'You do not own an operator company';
export const casinosBelongToOperatorCompanies =
  'Casinos belong to operator companies. Admins can find all casinos under Admin, Casinos.';
export const itsBrandsAreClosedPermanently =
  'Its brands are closed permanently. Players can still read their balances and statements.';
export const allItsBrandsAreClosed =
  'All its brands are closed, and you cannot create anything new until an admin reinstates the company.';
