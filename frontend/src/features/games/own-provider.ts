import { useQuery } from '@tanstack/react-query';
import type { Company, QueryListCompaniesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

/** A provider company as the pages of its games know it. */
export type OwnProvider = Pick<Company, 'id' | 'name' | 'kind' | 'status' | 'owner'>;

const listCompanies = operation<{ listCompanies: { items: readonly OwnProvider[] } }, QueryListCompaniesArgs>(
  `query ListOwnProviders($limit: Int) { listCompanies(limit: $limit) { items { id name kind status owner } } }`,
);

/** The provider company that the person owns and has not closed; null when there is none. */
export const useOwnProvider = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: ['own-provider', sub],
    queryFn: async () => {
      const { items } = (await api.send(listCompanies, { limit: 100 })).listCompanies;
      const open = items.filter(({ kind, status }) => kind === 'PROVIDER' && status !== 'CLOSED');
      return open.find(({ owner }) => owner === sub) ?? null;
    },
  });
};
