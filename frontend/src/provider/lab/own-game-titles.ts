import { useQuery } from '@tanstack/react-query';
import { useListedOwnCompany } from '../../parts/companies/own-company';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const listTitles = operation(/* GraphQL */ `
  query ListOwnGameTitles($companyId: ID, $limit: Int) {
    listGames(companyId: $companyId, limit: $limit) {
      items {
        id
        title
      }
    }
  }
`);

const none: ReadonlyMap<string, string> = new Map();

/** The titles of the newest hundred games of the user's company by id; empty without a company. */
export const useOwnGameTitles = (): ReadonlyMap<string, string> => {
  const { api } = usePlatform();
  const companyId = useListedOwnCompany().data?.id;
  const { data } = useQuery({
    queryKey: ['own-game-titles', companyId],
    queryFn: async () =>
      (await api.send(listTitles, { companyId: companyId ?? null, limit: 100 })).listGames.items,
    enabled: companyId !== undefined,
    staleTime: 60_000,
    select: (games) => new Map(games.map(({ id, title }) => [id, title])),
  });
  return data ?? none;
};
