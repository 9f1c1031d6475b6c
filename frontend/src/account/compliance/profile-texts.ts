import type { ProfileFormValues } from './profile-form-values';

/** The labels of the profile's fields, as in the form. */
export const profileLabels = {
  legalName: 'Legal name',
  regNumber: 'Registration number',
  incorporationCountry: 'Country of incorporation',
  registeredAddress: 'Registered address',
  beneficialOwners: 'Beneficial owners',
  licences: 'Licences',
  responsibleContact: 'Responsible contact',
  declarations: 'Declarations',
  acceptTerms: 'Terms of Service',
} as const satisfies Record<keyof ProfileFormValues, string>;

/** The field values as text, for comparison with another version. */
export const profileTexts = ({
  beneficialOwners,
  licences,
  responsibleContact: { name, email },
  declarations,
  acceptTerms,
  ...texts
}: ProfileFormValues) => ({
  ...texts,
  beneficialOwners: beneficialOwners
    .map((owner) => `${owner.name}, ${owner.country}, ${owner.percent} %`)
    .join('\n'),
  licences: licences
    .map(({ authority, number, scope, validTo }) => `${authority} ${number}, ${scope}, until ${validTo}`)
    .join('\n'),
  responsibleContact: `${name}\n${email}`.trim(),
  declarations: `${Object.values(declarations).filter(Boolean).length} of ${Object.keys(declarations).length} confirmed`,
  acceptTerms: acceptTerms ? 'accepted' : 'not accepted',
});
