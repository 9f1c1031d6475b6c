import { useQuery } from '@tanstack/react-query';
import type { ComplianceProfile, QueryGetCompanyArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

const readCompliance = operation<
  { readonly getCompany: { readonly compliance: ComplianceProfile | null } },
  QueryGetCompanyArgs
>(/* GraphQL */ `
  query ReadCompliance($id: ID!) {
    getCompany(id: $id) {
      id
      compliance {
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
        validUntil
        reviewNote
        reviewedBy
        reviewedAt
        submittedAt
        documents {
          id
          companyId
          type
          fileKey
          sha256
          mime
          issuedAt
          validTo
          status
          note
          createdAt
        }
        version
        createdAt
        updatedAt
      }
    }
  }
`);

export const complianceKey = (companyId: string) => ['compliance', companyId] as const;

/** The compliance profile of any company; null until its owner first saves it. */
export const useCompliance = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: complianceKey(companyId),
    queryFn: async () => (await api.send(readCompliance, { id: companyId })).getCompany.compliance,
  });
};
