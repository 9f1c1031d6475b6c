import type { Game, GameVersion } from '#domain/generated/types';
import { type ShownRun, shownRunFields } from '../../parts/lab/run-requests';

/** A game as its provider's pages read it. */
export type OwnGame = Omit<Game, 'owner' | 'versions' | 'history'>;

const liveFields =
  'live { versionId semver rtp hit maxWinX volatility features betLevels mathModelHash publishedAt }';

/** The selection of `OwnGame` in a GraphQL document. */
export const gameFields = `
  id companyId companyName code title type description tags thumbnailKey images languages restrictedCountries
  status offered ${liveFields} reviewNote version createdAt updatedAt
`;

/** A version as lists show it: without its mathematics. */
export type ListedVersion = Omit<GameVersion, 'mathModel' | 'testRun'>;

export const listedVersionFields = `
  id gameId companyId semver mathModelHash declaredRtp declaredMaxWinX volatility features betLevels minBet maxBet
  rulesText changelog symbols { symbol name imageKey } certifiedRunId status reviewNote reviewedBy reviewedAt
  submittedAt version createdAt updatedAt
`;

/** A version as its editor reads it: with its mathematics and its last test run. */
export type OpenVersion = ListedVersion & {
  readonly mathModel: string;
  readonly testRun: ShownRun | null;
};

export const openVersionFields = `
  ${listedVersionFields} mathModel
  testRun { ${shownRunFields} }
`;
