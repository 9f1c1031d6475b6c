import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { QueryListCompaniesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import type { Api } from '../../platform/api';
import { usePlatform, useSession } from '../../platform/platform';
import { companySelection, type OwnCompany } from './company-fields';

const listCompanies = operation<
  { listCompanies: { items: OwnCompany[]; nextToken: string | null } },
  QueryListCompaniesArgs
>(
  `query ListCompanies($limit: Int, $nextToken: String) {
    listCompanies(limit: $limit, nextToken: $nextToken) { items { ${companySelection} owner } nextToken }
  }`,
);

export const ownCompanyKey = ['own-company'] as const;

/** How often a page asks again while it waits for somebody else's decision. */
const waitingPollMs = 5_000;

/** The company that the person owns and has not closed, else the one closed last; null when there is none. */
export const useOwnCompany = ({ follow = false } = {}) => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: [...ownCompanyKey, sub],
    queryFn: () => findOwnCompany(api, sub),
    refetchInterval: ({ state }) => (follow && isWaiting(state.data) ? waitingPollMs : false),
  });
};

/** Shows what a write returned at once, wherever the company is shown. */
export const keepOwnCompany = (queries: QueryClient, company: OwnCompany): void => {
  queries.setQueriesData<OwnCompany | null>({ queryKey: ownCompanyKey }, company);
};

const isWaiting = (company: OwnCompany | null | undefined): boolean =>
  company?.status === 'SUBMITTED' || company?.membership === 'PENDING' || company?.membership === 'DONE';

type Listed = OwnCompany & { readonly owner?: string | null };

/** An admin's list holds everybody's companies, so that theirs may be pages away. */
const findOwnCompany = async (api: Api, sub: string | undefined): Promise<OwnCompany | null> => {
  let nextToken: string | null = null;
  let closed: Listed | undefined;
  do {
    const { listCompanies: page }: { listCompanies: { items: Listed[]; nextToken: string | null } } =
      await api.send(listCompanies, { limit: 100, nextToken });
    const own = page.items.filter(({ owner }) => owner === sub);
    const open = own.find(({ status }) => status !== 'CLOSED');
    if (open) return open;
    closed ??= own[0];
    ({ nextToken } = page);
  } while (nextToken !== null);
  return closed ?? null;
};
