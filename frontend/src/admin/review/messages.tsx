import type { ReactNode } from 'react';

export const casino = 'Casino';
export const minimumAge = (jurisdiction: string, minAge: number) => `${jurisdiction} · minimum age ${minAge}`;
export const approve = 'Approve';
export const isActive = (casinoName: string) => `${casinoName} is active.`;
export const requestChanges = 'Request changes';
export const youRequestedChangesTo = (casinoName: string) => `You requested changes to ${casinoName}.`;
export const requestChangesTo = (casinoName: string) => `Request changes to ${casinoName}?`;
export const changesNeeded = 'Changes needed';
export const operatorSeesThisNoteMakes =
  'The operator sees this note, makes the changes and submits the casino again.';
export const licenceAndCompliance = 'Licence and compliance';
export const details = 'Details';
export const blockedCountries = 'Blocked countries';
export const lastReviewNote = 'Last review note';
export const licenceNumber = 'Licence number';
export const licenceValidUntil = 'Licence valid until';
export const licenceRegisterUrl = 'Licence register URL';

export const submittedSince = (since: ReactNode) => <>submitted {since}</>;
export const application = 'Application';

export const noComplianceProfile = 'No compliance profile';
export const ownerHasNotCreatedOne = 'The owner has not created one yet.';
export const documents = 'Documents';
export const noDocuments = 'No documents.';
export const placeOf = (place: number, documentCount: number) => `${place} of ${documentCount}`;

export const complianceOf = (companyName: string) => `Compliance of ${companyName}`;
export const compliance = 'Compliance';
export const openProfileAndItsDocuments = 'Open the profile and its documents before you approve it.';
export const approveOrRejectEveryDocument = (undecided: ReactNode) => (
  <>Approve or reject every document before you approve the profile. Not reviewed yet: {undecided}.</>
);
export const complianceProfileOfIsValid = (companyName: string) =>
  `The compliance profile of ${companyName} is valid for a year.`;
export const youRequestedChangesFrom = (companyName: string) => `You requested changes from ${companyName}.`;
export const requestChangesFrom = (companyName: string) => `Request changes from ${companyName}?`;
export const ownerSeesThisNoteMakes =
  'The owner sees this note, makes the changes and submits the profile again.';
export const profileAndDocuments = 'Profile and documents';

export const approveDocument = 'Approve document';
export const isApproved = (kind: string) => `${kind} is approved.`;
export const rejectDocument = 'Reject document';
export const isRejected = (kind: string) => `${kind} is rejected.`;
export const rejectThisDocumentOf = (companyName: string) => `Reject this document of ${companyName}?`;
export const reason = 'Reason';
export const ownerSeesThisReasonAnd = 'The owner sees this reason and can add another document.';
export const openDocumentBeforeYouApprove = 'Open the document before you approve or reject it.';

export const document = 'Document';
export const previousDocumentP = 'Previous document (P)';
export const previousDocument = 'Previous document';
export const nextDocumentN = 'Next document (N)';
export const nextDocument = 'Next document';
export const keyboardNNextDocumentP = () => (
  <>
    Keyboard: <kbd>N</kbd> next document, <kbd>P</kbd> previous document. If the document stays blank, open it
    in a new tab.
  </>
);

export const decision = 'Decision';
export const file = 'File';
export const showPart = (part: ReactNode) => <>Show {part}</>;
export const format = 'Format';
export const issued = 'Issued';
export const validUntil = 'Valid until';

export const companiesComplianceProfilesGameVersions =
  'Companies, compliance profiles, game versions, casinos and RTP alerts that need a decision, oldest first.';
export const reviewQueueIsEmpty = 'The review queue is empty';
export const newSubmissionsAppearHereAutomatically = 'New submissions appear here automatically.';
export const allItems = 'All items';
export const ofLabel = (place: number, itemCount: number) => `${place} of ${itemCount}`;
export const previousItemK = 'Previous item (K)';
export const chevronLeftPrevious = (chevronLeft: ReactNode) => <>{chevronLeft} Previous</>;
export const nextItemJ = 'Next item (J)';
export const nextChevronRight = (chevronRight: ReactNode) => <>Next {chevronRight}</>;
export const keyboardJNextItemK = () => (
  <>
    Keyboard: <kbd>J</kbd> next item, <kbd>K</kbd> previous item.
  </>
);

export const revokeCompliance = 'Revoke compliance';
export const complianceOfIsRevoked = (companyName: string) => `The compliance of ${companyName} is revoked.`;
export const revokeComplianceOf = (companyName: string) => `Revoke the compliance of ${companyName}?`;
export const reasonForRevocation = 'Reason for the revocation';
export const ownerSeesThisReasonCompany =
  'The owner sees this reason. The company cannot publish anything new until a new profile is approved.';
export const revoke = 'Revoke';

export const rtpAlert = 'RTP alert';
export const actualRtpDiffersFromCertified =
  'The actual RTP differs from the certified RTP by more than chance can explain.';
export const acknowledge = 'Acknowledge';
export const rtpAlertOfIsAcknowledged = (title: string) => `The RTP alert of ${title} is acknowledged.`;
export const acknowledgeRtpAlertOf = (title: string) => `Acknowledge the RTP alert of ${title}?`;
export const findings = 'Findings';
export const onlyLaterRoundsCountFor =
  'Only later rounds count for the next alert. To stop the game, suspend it on its page.';
export const versionWithItsCertificateAnd = 'Version with its certificate and history';
export const actualRtp = 'Actual RTP';
export const exactRtp = 'Exact RTP';
export const certifiedRtp = 'Certified RTP, without limits';
export const certificateStatesRtpWithoutLimits =
  'An earlier rule set certified this version with its RTP before maxSpins and maxWinX. With these limits, the exact RTP is different. Players see the exact RTP from now on. Ask the provider for a version that declares it.';
export const playersSeeExactRtp = 'Players already see the exact RTP.';
export const expectedRange = 'Expected range';
export const lowTo = (low: string, high: string) => `${low} to ${high}`;
export const rounds = 'Rounds';
export const betLevel = 'Bet level';
export const betLevelCoins = (betLevel: string) => `${betLevel} coins`;
export const days = 'Days';
export const toUtc = (from: string, to: string) => `${from} to ${to} (UTC)`;

export const gameVersion = 'Game version';
export const isApprovedForTitle = (title: string) => `${title} is approved.`;
export const youRequestedChangesToForTitle = (title: string) => `You requested changes to ${title}.`;
export const requestChangesToForTitle = (title: string) => `Request changes to ${title}?`;
export const providerSeesThisNoteAnd = 'The provider sees this note and creates a new version.';
export const paytableImagesAndHistory = 'Paytable, images and history';
export const testRunRulesAndSymbols = 'Test run, rules and symbols';
export const declaredRtpUpTo = (gameType: string, declaredRtp: string, declaredMaxWinX: string) =>
  `${gameType} · declared RTP ${declaredRtp} · up to ${declaredMaxWinX}`;
export const volatilityVolatility = (volatility: string) => ` · ${volatility} volatility`;

export const company = 'Company';
export const game = 'Game';

export const reviewQueue = 'Review queue';

export const linkSubmitted = (link: ReactNode, since: ReactNode) => (
  <>
    {link} · submitted {since}
  </>
);
export const youOwnThisAnotherAdmin = (what: string) => `You own this ${what}. Another admin must review it.`;
export const bets = 'Bets';
export const changes = 'Changes';
export const rules = 'Rules';
export const playThisVersion = (play: ReactNode) => <>{play} Play this version</>;
