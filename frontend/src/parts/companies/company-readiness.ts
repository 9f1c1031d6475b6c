import { useQuery } from '@tanstack/react-query';
import type { Company, ComplianceProfile } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { nullableOperation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import type { ChecklistItem } from '../../ui/checklist';

type Readiness = Pick<Company, 'status'> & {
  readonly compliance: Pick<ComplianceProfile, 'status'> | null;
};

const readReadiness = nullableOperation(/* GraphQL */ `
  query ReadReadiness($id: ID!) {
    getCompany(id: $id) {
      id
      status
      compliance {
        status
      }
    }
  }
`);

/** The status of a company and of its compliance profile, for steps that depend on them. */
export const useReadiness = (companyId: string, { enabled }: { readonly enabled: boolean }) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['company-readiness', companyId],
    queryFn: async () => (await api.send(readReadiness, { id: companyId })).getCompany,
    enabled,
    refetchInterval: whileWaiting(
      (read: Readiness | null) => read?.status === 'SUBMITTED' || read?.compliance?.status === 'IN_REVIEW',
    ),
  }).data;
};

/** Unknown values do not count as missing, because the server checks again. */
export const approvedCompany = (readiness: Readiness | null | undefined): ChecklistItem => ({
  label: 'The company is approved.',
  done: !readiness || readiness.status === 'APPROVED',
  to: routes.Company.path,
  action: 'Open the company',
});

export const validCompliance = (readiness: Readiness | null | undefined): ChecklistItem => ({
  label: 'The compliance profile is valid.',
  done: !readiness || readiness.compliance?.status === 'VALID',
  to: routes.Compliance.path,
  action: 'Open the compliance profile',
});
