import type { ComplianceDocument, ComplianceDocumentStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { termsVersion } from '#domain/terms-versions';
import type { ProfileFormValues } from './profile-form-values';

type Proof = Pick<ComplianceDocument, 'status'>;

const proves: readonly ComplianceDocumentStatus[] = ['UPLOADED', 'ACCEPTED'];

const blank = (text: string) => text.trim() === '';

/** The missing parts of the profile, in the order of the page. */
export function stillMissing(values: ProfileFormValues, documents: readonly Proof[]): string[] {
  const shares = values.beneficialOwners.map((owner) => Number(owner.percent));
  const listed = shares.reduce((sum, share) => sum + (Number.isFinite(share) ? share : 0), 0);
  const { declarations, responsibleContact } = values;
  const lacks: [boolean, string][] = [
    [blank(values.legalName), 'The legal name'],
    [blank(values.regNumber), 'The registration number'],
    [blank(values.incorporationCountry), 'The country of incorporation'],
    [blank(values.registeredAddress), 'The registered address'],
    [
      100 - listed >= limits.compliance.listedSharePercent,
      `Beneficial owners: the listed shares leave out ${limits.compliance.listedSharePercent}% or more`,
    ],
    [blank(responsibleContact.name) || blank(responsibleContact.email), 'The responsible contact'],
    [!Object.values(declarations).every(Boolean), 'All four declarations'],
    [!values.acceptTerms, `The terms of ${termsVersion}`],
    [
      !documents.some(({ status }) => proves.includes(status)),
      'At least one document that is not rejected or expired',
    ],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, what]) => what);
}
