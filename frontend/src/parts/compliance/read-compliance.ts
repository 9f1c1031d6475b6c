import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A complete profile with its documents. */
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
`;

export const readCompliance = operation(/* GraphQL */ `
  query ReadCompliance($id: ID!) {
    getCompany(id: $id) {
      id
      compliance {
        ...ProfileFields
      }
    }
  }
  ${profileFields}
`);

export const complianceKey = (companyId: string) => ['compliance', companyId] as const;

/** The polling interval while an admin's decision is pending. */
const waitingPollMs = 5_000;

/**
 * The compliance profile of the user's company or, for an admin, of any company; null before it is saved for
 * the first time. If not `enabled`, it is available after another part of the page has read it.
 */
export const useCompliance = (companyId: string, { follow = false, enabled = true } = {}) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: complianceKey(companyId),
    enabled,
    queryFn: async () => (await api.send(readCompliance, { id: companyId })).getCompany.compliance,
    refetchInterval: ({ state }) => (follow && state.data?.status === 'IN_REVIEW' ? waitingPollMs : false),
  });
};
