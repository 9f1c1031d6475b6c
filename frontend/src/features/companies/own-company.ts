import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Company } from '#domain/generated/types';
import { companyList, findOwnCompany } from '../../parts/companies/own-company';
import { usePlatform, useSession } from '../../platform/platform';
import { companySelection, type OwnCompany } from './company-fields';

type Listed = OwnCompany & Pick<Company, 'owner'>;

const companies = companyList<Listed>(`${companySelection} owner`);

export const ownCompanyKey = ['own-company'] as const;

/** How often a page asks again while it waits for somebody else's decision. */
const waitingPollMs = 5_000;

/** The company that the person owns and has not closed, else the one closed last; null when there is none. */
export const useOwnCompany = ({ follow = false } = {}) => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: [...ownCompanyKey, sub],
    queryFn: (): Promise<OwnCompany | null> => findOwnCompany(api, companies, sub),
    refetchInterval: ({ state }) => (follow && isWaiting(state.data) ? waitingPollMs : false),
  });
};

/** Shows what a write returned at once, wherever the company is shown. */
export const keepOwnCompany = (queries: QueryClient, company: OwnCompany): void => {
  queries.setQueriesData<OwnCompany | null>({ queryKey: ownCompanyKey }, company);
};

const isWaiting = (company: OwnCompany | null | undefined): boolean =>
  company?.status === 'SUBMITTED' || company?.membership === 'PENDING' || company?.membership === 'DONE';
