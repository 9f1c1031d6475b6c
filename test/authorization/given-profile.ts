import type { ComplianceStatus } from '#domain/generated/types';
import { complianceDocumentKey, complianceKey, fileKey, reviewPartition, reviewSort } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { documentPrefix } from '#domain/uploads';
import { givenCompany, put } from './given-company';
import type { ProfileLack } from './requests';
import type { Stage } from './stage';

const at = '2026-01-01T00:00:00.000Z';

const owners = new Map<string, string>();

/** The checked file that may still become a document of a company, uploaded by its owner. */
export const documentKeyOf = (companyId: string) =>
  `${documentPrefix}someone/${owners.get(companyId) ?? 'nobody'}/${companyId}.pdf`;

/**
 * A complete profile of an approved company, with a document that has the company's id, and a file that may become
 * another unless it `lacks` that: the file was refused, or is another user's. In review the document is decided,
 * unless the profile lacks the decision.
 */
export async function givenProfile(
  stage: Stage,
  owner: string,
  status: ComplianceStatus,
  lacks?: ProfileLack,
): Promise<string> {
  const companyId = await givenCompany(stage, owner, 'APPROVED');
  owners.set(companyId, lacks === 'own file' ? 'somebody' : owner);
  const file = { sha256: 'a'.repeat(64), mime: 'application/pdf' };
  const document = {
    ...complianceDocumentKey(companyId, companyId),
    id: companyId,
    companyId,
    type: 'INCORPORATION',
    fileKey: `${documentKeyOf(companyId)}-before`,
    ...file,
    status: status === 'IN_REVIEW' && lacks !== 'decision' ? 'ACCEPTED' : 'UPLOADED',
    createdAt: at,
  };
  const key = documentKeyOf(companyId);
  const spare = {
    ...fileKey(key),
    key,
    state: lacks === 'file' ? 'REFUSED' : 'CHECKED',
    ...file,
    checkedAt: at,
  };
  await put(stage, profileRow(companyId, status), document, spare);
  return companyId;
}

export const profileRow = (companyId: string, status: ComplianceStatus) => ({
  ...complianceKey(companyId),
  companyId,
  legalName: 'Blue Reef Ltd',
  regNumber: 'C 1',
  incorporationCountry: 'MT',
  registeredAddress: '1 Harbour Street, Valletta',
  beneficialOwners: [],
  licences: [],
  responsibleContact: { name: 'Ada Borg', email: 'ada@blue-reef.example' },
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
  termsVersion,
  termsAcceptedAt: at,
  status,
  documentCount: 1,
  documentChanges: 1,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...(status === 'VALID' && { validUntil: '2999-01-01T00:00:00.000Z' }),
  ...(status === 'IN_REVIEW' && {
    submittedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'COMPLIANCE', companyId),
  }),
});
