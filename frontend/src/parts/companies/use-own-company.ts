import { type QueryClient, useQuery } from '@tanstack/react-query';
import { findOwnCompany } from './own-company';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { ownCompanyFields, type OwnCompany } from './company-fields';

const listOwnCompanies = operation(/* GraphQL */ `
  query ListOwnCompanies($limit: Int, $nextToken: String) {
    listCompanies(limit: $limit, nextToken: $nextToken) {
      items {
        ...OwnCompanyFields
        owner
      }
      nextToken
    }
  }
  ${ownCompanyFields}
`);

export const ownCompanyKey = ['own-company'] as const;

/** The polling interval of `/Pending`, which only shows the application. */
const waitingPollMs = 5_000;

/** The user's company that is not closed, otherwise the one closed last; null if there is none. */
export const useOwnCompany = ({ follow = false } = {}) => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: [...ownCompanyKey, sub],
    queryFn: (): Promise<OwnCompany | null> => findOwnCompany(api, listOwnCompanies, sub),
    refetchInterval: (query) => (follow && isWaiting(query.state.data) ? waitingPollMs : inReview(query)),
  });
};

/** Immediately shows the result of a write wherever the company is shown. */
export const keepOwnCompany = (queries: QueryClient, company: OwnCompany): void => {
  queries.setQueriesData<OwnCompany | null>({ queryKey: ownCompanyKey }, company);
};

const inReview = whileWaiting(
  (company: OwnCompany | null) => company?.status === 'SUBMITTED' || company?.membership === 'PENDING',
);

const isWaiting = (company: OwnCompany | null | undefined): boolean =>
  company?.status === 'SUBMITTED' || company?.membership === 'PENDING' || company?.membership === 'DONE';
