import type { ComplianceDocument, ComplianceDocumentStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { termsVersion } from '#domain/terms-versions';
import type { ProfileFormValues } from './profile-form-values';
import * as messages from './messages';

type Proof = Pick<ComplianceDocument, 'status'>;

const proves: readonly ComplianceDocumentStatus[] = ['UPLOADED', 'ACCEPTED'];

const blank = (text: string) => text.trim() === '';

/** The missing parts of the profile, in the order of the page. */
export function stillMissing(values: ProfileFormValues, documents: readonly Proof[]): string[] {
  const shares = values.beneficialOwners.map((owner) => Number(owner.percent));
  const listed = shares.reduce((sum, share) => sum + (Number.isFinite(share) ? share : 0), 0);
  const { declarations, responsibleContact } = values;
  const lacks: [boolean, string][] = [
    [blank(values.legalName), messages.legalNameLabel],
    [blank(values.regNumber), messages.registrationNumberLabel],
    [blank(values.incorporationCountry), messages.countryOfIncorporationLabel],
    [blank(values.registeredAddress), messages.registeredAddressLabel],
    [
      100 - listed >= limits.compliance.listedSharePercent,
      messages.beneficialOwnersListedSharesLeave(limits.compliance.listedSharePercent),
    ],
    [blank(responsibleContact.name) || blank(responsibleContact.email), messages.responsibleContactLabel],
    [!Object.values(declarations).every(Boolean), messages.allFourDeclarations],
    [!values.acceptTerms, messages.termsOf(termsVersion)],
    [!documents.some(({ status }) => proves.includes(status)), messages.atLeastOneDocumentThat],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, what]) => what);
}
