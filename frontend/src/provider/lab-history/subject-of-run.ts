import type { StartTestRunInput } from '#domain/generated/types';
import { readEvidence, type ShownRun } from '../../parts/lab/run-requests';
import type { Api } from '../../platform/api/api';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';

const readHash = operation(/* GraphQL */ `
  query ReadVersionHash($gameId: ID!, $id: ID!) {
    getGameVersion(gameId: $gameId, id: $id) {
      mathModelHash
    }
  }
`);

type Subject = Pick<StartTestRunInput, 'gameId' | 'versionId' | 'mathModel'>;

/**
 * The subject of a repeated run: the version if it still has the same model, otherwise the model without a
 * version.
 */
export const subjectOfRun = async (api: Api, run: ShownRun): Promise<Subject> => {
  const { gameId, versionId, mathModelHash } = run;
  if (gameId !== null && versionId !== null && (await hashOf(api, gameId, versionId)) === mathModelHash)
    return { gameId, versionId };
  return { mathModel: (await api.send(readEvidence, { id: run.id })).getTestRun.mathModel };
};

const hashOf = async (api: Api, gameId: string, id: string): Promise<string | undefined> => {
  try {
    return (await api.send(readHash, { gameId, id })).getGameVersion.mathModelHash;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};
