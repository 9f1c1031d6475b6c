import { useQueryClient } from '@tanstack/react-query';
import { WithdrawButton } from '../../parts/review/withdraw-button';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { say } from '../../ui/toasts';
import { ownCompanyFields, type OwnCompany } from '../../parts/companies/company-fields';
import { keepOwnCompany, ownCompanyKey } from '../../parts/companies/use-own-company';

const withdrawCompany = operation(/* GraphQL */ `
  mutation WithdrawCompany($input: CompanyTransitionInput!) {
    withdrawCompany(input: $input) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

export const WithdrawCompany = ({ company }: { readonly company: OwnCompany }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const withdraw = async () => {
    const input = { id: company.id, expectedVersion: company.version };
    const { withdrawCompany: draft } = await api
      .send(withdrawCompany, { input })
      .catch(async (error: unknown) => {
        // An admin may have decided first, so the page shows the current state.
        await queries.invalidateQueries({ queryKey: ownCompanyKey });
        throw error;
      });
    keepOwnCompany(queries, draft);
    say.done('The application is withdrawn.');
  };
  return (
    <WithdrawButton what="the application" onWithdraw={withdraw}>
      The application of <strong>{company.name}</strong> becomes a draft again. You can change it and submit
      it again at any time.
    </WithdrawButton>
  );
};
