import type {
  ListedVersionFieldsFragment,
  OpenVersionFieldsFragment,
  OwnGameFieldsFragment,
} from '../../generated/operations';
import { shownRunFields } from '../../parts/lab/run-requests';

/** A game as its provider's pages read it. */
export type OwnGame = OwnGameFieldsFragment;

export const ownGameFields = /* GraphQL */ `
  fragment OwnGameFields on Game {
    id
    companyId
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
    reviewNote
    version
    createdAt
    updatedAt
  }
`;

/** A version as lists show it: without its mathematics. */
export type ListedVersion = ListedVersionFieldsFragment;

export const listedVersionFields = /* GraphQL */ `
  fragment ListedVersionFields on GameVersion {
    id
    gameId
    companyId
    semver
    mathModelHash
    declaredRtp
    declaredMaxWinX
    volatility
    features
    betLevels
    minBet
    maxBet
    rulesText
    changelog
    symbols {
      symbol
      name
      imageKey
    }
    certifiedRunId
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

/** A version as its editor reads it: with its mathematics and its last test run. */
export type OpenVersion = OpenVersionFieldsFragment;

export const openVersionFields = /* GraphQL */ `
  fragment OpenVersionFields on GameVersion {
    ...ListedVersionFields
    mathModel
    testRun {
      ...ShownRunFields
    }
  }
  ${listedVersionFields}
  ${shownRunFields}
`;
