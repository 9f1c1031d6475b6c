import type { OwnedGameFieldsFragment } from '../../generated/operations';

/** A game for its provider and admins. */
export type OwnedGame = OwnedGameFieldsFragment;

export const ownedGameFields = /* GraphQL */ `
  fragment OwnedGameFields on Game {
    id
    companyId
    owner
    companyName
    code
    title
    type
    description
    tags
    thumbnailKey
    images
    languages
    restrictedCountries
    status
    offered
    live {
      versionId
      semver
      rtp
      hit
      maxWinX
      volatility
      features
      betLevels
      mathModelHash
      publishedAt
    }
    featuredAt
    reviewNote
    version
    createdAt
    updatedAt
  }
`;
