import type { ListedVersionFieldsFragment, OpenVersionFieldsFragment } from '../../generated/operations';
import { shownRunFields } from '../../parts/lab/run-requests';

/** A version in a list, without its math model. */
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

/** A version in its editor, with its math model and its last test run. */
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
