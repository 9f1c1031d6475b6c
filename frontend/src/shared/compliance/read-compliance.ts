import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A whole profile, with its documents. */
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

/** How often a page asks again while it waits for an admin's decision. */
const waitingPollMs = 5_000;

/**
 * The compliance profile of a company, one's own or, for an admin, any; null until its owner first saves it. When not
 * `enabled`, it is there once another part of the page has read it.
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
