import type { ReactNode } from 'react';

export const documents = 'Documents';
export const document = 'document';
export const inTextDocuments = 'documents';
export const documentLabel = 'Document';
export const uploaded = 'Uploaded';
export const issued = 'Issued';
export const validUntil = 'Valid until';
export const format = 'Format';

export const loadingFile = 'Loading the file…';
export const openInNewTab = (documentKind: string, part: (text: string) => ReactNode) => (
  <>Open {part(`${documentKind}, in a new tab`)}</>
);

export const status = 'Status';
export const legalName = 'Legal name';
export const registrationNumber = 'Registration number';
export const countryOfIncorporation = 'Country of incorporation';
export const registeredAddress = 'Registered address';
export const beneficialOwners = 'Beneficial owners';
export const licences = 'Licences';
export const authorityUntil = (authority: string, number: string, scope: string, validTo: string) =>
  `${authority} ${number}, ${scope}, until ${validTo}`;
export const contact = 'Contact';
export const declarations = 'Declarations';
export const declaredLengthOf = (declaredLength: number, declarationCount: number) =>
  `${declaredLength} of ${declarationCount}`;
export const terms = 'Terms';
export const lastReviewNote = 'Last review note';
