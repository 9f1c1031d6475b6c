import { useQuery } from '@tanstack/react-query';
import type { Company, QueryListCompaniesArgs } from '#domain/generated/types';
import type { Api } from '../../platform/api';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

/** A company as the list of companies has it; only what every reader of it needs. */
export type ListedCompany = Pick<Company, 'id' | 'name' | 'kind' | 'status' | 'owner'>;

interface Answer<Listed> {
  readonly listCompanies: { readonly items: readonly Listed[]; readonly nextToken: string | null };
}

/** The question for the companies that the person may read, with this selection of each. */
export const companyList = <Listed>(selection: string) =>
  operation<Answer<Listed>, QueryListCompaniesArgs>(
    `query ListCompanies($limit: Int, $nextToken: String) {
      listCompanies(limit: $limit, nextToken: $nextToken) { items { ${selection} } nextToken }
    }`,
  );

type CompanyList<Listed> = ReturnType<typeof companyList<Listed>>;
type Owned = Pick<Company, 'status' | 'owner'>;

/**
 * The company that the person owns and has not closed, else the one closed last; null when there is none. An admin's
 * list holds everybody's companies, so that theirs may be pages away.
 */
export const findOwnCompany = async <Listed extends Owned>(
  api: Api,
  question: CompanyList<Listed>,
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

const listedCompanies = companyList<ListedCompany>('id name kind status owner');

/** The person's own company, in few words. */
export const useListedOwnCompany = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: ['listed-own-company', sub],
    queryFn: () => findOwnCompany(api, listedCompanies, sub),
  });
};
