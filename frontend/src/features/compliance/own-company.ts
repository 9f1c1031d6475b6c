import { useQuery } from '@tanstack/react-query';
import type { Company, QueryListCompaniesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

type Listed = Pick<Company, 'id' | 'status' | 'owner'>;

interface Answer {
  readonly listCompanies: { readonly items: readonly Listed[]; readonly nextToken: string | null };
}

const listCompanies = operation<Answer, QueryListCompaniesArgs>(
  `query ListOwnCompanies($limit: Int, $nextToken: String) {
    listCompanies(limit: $limit, nextToken: $nextToken) { items { id status owner } nextToken }
  }`,
);

/** The id of the company that the person owns and has not closed; null without one. */
export const useOwnCompanyId = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: ['own-company-id', sub],
    queryFn: async (): Promise<string | null> => {
      // An admin's list holds everybody's companies, so that theirs may be pages away.
      let nextToken: string | null = null;
      do {
        const { listCompanies: page }: Answer = await api.send(listCompanies, { limit: 100, nextToken });
        const own = page.items.find(({ owner, status }) => owner === sub && status !== 'CLOSED');
        if (own) return own.id;
        ({ nextToken } = page);
      } while (nextToken !== null);
      return null;
    },
  });
};
