import type { OwnedCasinoFieldsFragment } from '../../generated/operations';

/** A casino for its operator and admins. */
export type OwnedCasino = OwnedCasinoFieldsFragment;

export const ownedCasinoFields = /* GraphQL */ `
  fragment OwnedCasinoFields on Casino {
    id
    companyId
    owner
    companyName
    name
    jurisdiction
    licenceNumber
    licenceUrl
    licenceExpires
    minAge
    blockedCountries
    walletMode
    walletUrl
    walletProtocol
    walletKeyId
    walletScheme
    walletPublicKey
    walletKeySetAt
    walletTested
    embedOrigins
    status
    reviewNote
    reviewedBy
    reviewedAt
    submittedAt
    version
    createdAt
    updatedAt
  }
`;
