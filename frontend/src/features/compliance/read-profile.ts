import { useQuery } from '@tanstack/react-query';
import type { ComplianceProfile, QueryListCompaniesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

export interface ProfiledCompany {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly owner: string | null;
  readonly compliance: ComplianceProfile | null;
}

interface Answer {
  readonly listCompanies: { readonly items: readonly ProfiledCompany[] };
}

export const profileFields = /* GraphQL */ `
  fragment ProfileFields on ComplianceProfile {
    companyId
    legalName
    regNumber
    incorporationCountry
    registeredAddress
    beneficialOwners {
      name
      country
      percent
    }
    licences {
      authority
      number
      scope
      validTo
    }
    responsibleContact {
      name
      email
    }
    declarations {
      noMinors
      noRealMoney
      ipOwnership
      truth
    }
    termsVersion
    termsAcceptedAt
    status
    version
    createdAt
    updatedAt
  }
`;

const readProfile = operation<Answer, QueryListCompaniesArgs>(/* GraphQL */ `
  query ReadComplianceProfile($limit: Int) {
    listCompanies(limit: $limit) {
      items {
        id
        name
        status
        owner
        compliance {
          ...ProfileFields
        }
      }
    }
  }
  ${profileFields}
`);

export const profileKey = ['compliance-profile'];

/** The signed-in person's open company with its profile; null without one. */
export const useProfile = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  return useQuery({
    queryKey: [...profileKey, sub],
    queryFn: async () => {
      const { items } = (await api.send(readProfile, { limit: 100 })).listCompanies;
      return items.find((company) => company.owner === sub && company.status !== 'CLOSED') ?? null;
    },
  });
};
