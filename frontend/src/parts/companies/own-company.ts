import { useQuery } from '@tanstack/react-query';
import type { Company } from '#domain/generated/types';
import type { Api } from '../../platform/api/api';
import type { PageOf } from '../../platform/api/full-page';
import { operation, type Operation, type ResultOf } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const listCompanyNames = operation(/* GraphQL */ `
  query ListCompanyNames($limit: Int, $nextToken: String) {
    listCompanies(limit: $limit, nextToken: $nextToken) {
      items {
        id
        name
        kind
        status
        owner
      }
      nextToken
    }
  }
`);

/** A company in a list, with the fields that all users of the list need. */
export type ListedCompany = ResultOf<typeof listCompanyNames>['listCompanies']['items'][number];

type Owned = Pick<Company, 'status' | 'owner'>;
interface Answer<Listed> {
  readonly listCompanies: PageOf<Listed>;
}
interface Page {
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

/**
 * The user's company that is not closed, otherwise the one closed last; null if there is none. An admin's
 * list contains all companies, so the admin's own company can be several pages away.
 */
export const findOwnCompany = async <Listed extends Owned>(
  api: Api,
  question: Operation<Answer<Listed>, Page>,
  sub: string | undefined,
): Promise<Listed | null> => {
  let nextToken: string | null = null;
  let closed: Listed | undefined;
  do {
    const { listCompanies: page }: Answer<Listed> = await api.send(question, { limit: 100, nextToken });
    const own = page.items.filter(({ owner }) => owner === sub);
    const open = own.find(({ status }) => status !== 'CLOSED');
    if (open) return open;
    closed ??= own[0];
    ({ nextToken } = page);
  } while (nextToken !== null);
  return closed ?? null;
};

/** The user's own company with few fields. */
export const useListedOwnCompany = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: ['listed-own-company', sub],
    queryFn: () => findOwnCompany(api, listCompanyNames, sub),
  });
};
