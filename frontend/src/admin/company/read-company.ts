import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { whileWaiting } from '../../platform/api/while-waiting';
import { usePlatform } from '../../platform/platform';
import { lookedAtCompanyFields, type LookedAtCompany } from '../companies/company-fields';
import { companiesKey } from '../companies/list-companies';

const readCompany = operation(/* GraphQL */ `
  query ReadLookedAtCompany($id: ID!) {
    getCompany(id: $id) {
      ...LookedAtCompanyFields
    }
  }
  ${lookedAtCompanyFields}
`);

/** One company, for admins. */
export const useLookedAtCompany = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...companiesKey, 'one', id],
    queryFn: async () => (await api.send(readCompany, { id })).getCompany,
    refetchInterval: whileWaiting(({ status }: LookedAtCompany) => status === 'SUBMITTED'),
  });
};
