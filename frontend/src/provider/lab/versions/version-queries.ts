import { useQuery } from '@tanstack/react-query';
import type { Game, GameVersion } from '#domain/generated/types';
import type { Api } from '../../../platform/api/api';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';

type ListedGame = Pick<Game, 'id' | 'title' | 'type' | 'status'>;
type ListedVersion = Pick<GameVersion, 'id' | 'semver' | 'status'>;

const listGames = operation(/* GraphQL */ `
  query ListGamesOfLab($companyId: ID, $limit: Int) {
    listGames(companyId: $companyId, limit: $limit) {
      items {
        id
        title
        type
        status
      }
    }
  }
`);

const listVersions = operation(/* GraphQL */ `
  query ListVersionsOfLab($id: ID!) {
    getGame(id: $id) {
      title
      versions(limit: 100) {
        items {
          id
          semver
          status
        }
      }
    }
  }
`);

/** The newest hundred games. */
export const listGamesOf = async (api: Api, companyId: string): Promise<readonly ListedGame[]> =>
  (await api.send(listGames, { companyId, limit: 100 })).listGames.items;

export const listVersionsOf = async (api: Api, id: string): Promise<readonly ListedVersion[]> =>
  (await api.send(listVersions, { id })).getGame.versions.items;

/** The fields of a version that the lab reads. */
export type LabVersion = Pick<
  GameVersion,
  'id' | 'gameId' | 'semver' | 'status' | 'mathModel' | 'mathModelHash' | 'declaredRtp' | 'declaredMaxWinX'
>;

const readVersion = operation(/* GraphQL */ `
  query ReadVersionForLab($gameId: ID!, $id: ID!) {
    getGameVersion(gameId: $gameId, id: $id) {
      id
      gameId
      semver
      status
      mathModel
      mathModelHash
      declaredRtp
      declaredMaxWinX
    }
  }
`);

export const useLabVersion = (gameId: string, id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-version', gameId, id, 'lab'],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
  });
};
