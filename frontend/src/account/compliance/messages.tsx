import type { ReactNode } from 'react';

export const addDocument = 'Add a document';
export const documentIsAdded = 'The document is added.';
export const documentType = 'Document type';
export const issued = 'Issued';
export const validUntil = 'Valid until';
export const chooseFile = 'Choose a file';
export const pdfPngOrJpegAt = (fileSize: string) => `PDF, PNG or JPEG; at most ${fileSize}.`;
export const addDocumentLabel = 'Add document';
export const chooseType = 'Choose a type';

export const profile = 'The profile';

export const tellUsWhoOwnsAnd =
  'Tell us who owns and runs the company, and upload the documents that prove it. You can save at any time and submit when the profile is complete.';
export const youDoNotOwnCompany = 'You do not own a company';
export const yourCompanyIsClosed = 'Your company is closed';
export const companyDetails = 'Company details';
export const onlyOwnerOfCompanyCan = 'Only the owner of a company can complete its compliance profile.';

export const file = 'File';
export const remove = 'Remove…';

export const documents = 'Documents';
export const documentsThatProveInformationIn =
  'Documents that prove the information in the profile. Only you and admins can open them.';
export const saveProfileBeforeYouAdd = 'Save the profile before you add documents.';
export const noDocumentsYet = 'No documents yet.';

export const readyToSubmit = 'Ready to submit';
export const saveProfileThenSubmitIt = 'Save the profile, then submit it for review.';
export const missingInformation = 'Missing information';

export const profileIsSaved = 'The profile is saved.';
export const saveProfile = 'Save profile';

export const company = 'The company';
export const legalName = 'Legal name';
export const registrationNumber = 'Registration number';
export const countryOfIncorporation = 'Country of incorporation';
export const registeredAddress = 'Registered address';
export const responsibleContact = 'Responsible contact';
export const weContactThisPersonIf = 'We contact this person if we have questions.';
export const contactsName = 'Contact’s name';
export const contactsEmail = 'Contact’s e-mail';
export const declarations = 'Declarations';
export const ourProductsAreNotAimed = 'Our products are not aimed at minors.';
export const weDoNotOfferReal = 'We do not offer real-money play on NovaLink.';
export const weOwnRightsToEverything =
  'We own the rights to everything that we publish, or have permission to use it.';
export const informationInThisProfileIs = 'The information in this profile is true.';
export const companyAcceptsTermsOf = (termsVersion: string, link: (text: string) => ReactNode) => (
  <>The company accepts the {link(`terms of ${termsVersion}`)}.</>
);

export const beneficialOwners = 'Beneficial owners';
export const everyoneWhoOwnsPercentOr = (listedSharePercent: number) =>
  `Everyone who owns ${listedSharePercent}% or more. Shares add up to at most 100%.`;
export const beneficialOwner = (index: number) => `Beneficial owner ${index}`;
export const name = 'Name';
export const country = 'Country';
export const sharePercent = 'Share (%)';
export const removeThisOwner = 'Remove this owner';
export const addOwner = 'Add an owner';
export const licences = 'Licences';
export const gamblingLicencesOfCompanyLeave =
  'Gambling licences of the company. Leave this empty if it has none.';
export const licenceIndex = (index: number) => `Licence ${index}`;
export const authority = 'Authority';
export const number = 'Number';
export const scope = 'Scope';
export const removeThisLicence = 'Remove this licence';
export const addLicence = 'Add a licence';

export const removeThisDocument = 'Remove this document?';
export const removeDocument = 'Remove document';
export const documentIsRemoved = 'The document is removed.';
export const addedIsRemovedFromProfile = (strong: ReactNode, createdAt: ReactNode) => (
  <>
    {strong}, added {createdAt}, is removed from the profile.
  </>
);

export const review = 'Review';
export const adminReviewsProfileAndIts =
  'An admin reviews the profile and its documents. An approved profile is valid for a year.';
export const saveProfileFirstSavedProfile = 'Save the profile first. The saved profile is what you submit.';
export const submitForReview = 'Submit for review';
export const submitProfileForReview = 'Submit the profile for review?';
export const yourCompany = 'your company';
export const profileOfAndItsDocuments = (strong: ReactNode) => (
  <>
    The profile of {strong} and its documents are sent to an admin. To make changes during the review,
    withdraw it first.
  </>
);
export const youCannotPublishAnythingNew = ' You cannot publish anything new until it is approved.';

export const inReview = 'In review';
export const profileIsInReviewTo = (submittedAt: ReactNode) => (
  <>The profile is in review{submittedAt}. To make changes, withdraw it first.</>
);
export const valid = 'Valid';
export const adminApprovedItRenewIt = (validUntil: ReactNode) => (
  <>An admin approved it{validUntil}. Renew it before it expires, and update it when something changes.</>
);
export const editOrRenew = 'Edit or renew';
export const changesRequested = 'Changes requested';
export const makeRequestedChangesAndSubmit = 'Make the requested changes and submit again.';
export const expired = 'Expired';
export const profileWasValidCheckIt = (validUntil: ReactNode) => (
  <>
    The profile was valid{validUntil}. Check it and submit it again. You cannot publish anything new until it
    is approved.
  </>
);
export const revoked = 'Revoked';
export const youCannotPublishAnythingNewUntil =
  'You cannot publish anything new until the profile is approved again.';
export const sinceAt = (at: ReactNode) => <>since {at}</>;
export const untilAt = (at: ReactNode) => <>until {at}</>;

export const legalNameLabel = 'The legal name';
export const registrationNumberLabel = 'The registration number';
export const countryOfIncorporationLabel = 'The country of incorporation';
export const registeredAddressLabel = 'The registered address';
export const beneficialOwnersListedSharesLeave = (listedSharePercent: number) =>
  `Beneficial owners: the listed shares leave out ${listedSharePercent}% or more`;
export const responsibleContactLabel = 'The responsible contact';
export const allFourDeclarations = 'All four declarations';
export const termsOf = (termsVersion: string) => `The terms of ${termsVersion}`;
export const atLeastOneDocumentThat = 'At least one document that is not rejected or expired';

export const complianceProfileIsWithdrawn = 'The compliance profile is withdrawn.';
export const complianceProfile = 'the compliance profile';
export const youCanChangeProfileAgain =
  'You can change the profile again. Submit it again to publish anything new after its approval.';
