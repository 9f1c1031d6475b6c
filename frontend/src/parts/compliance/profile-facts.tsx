import type { ComplianceProfile } from '#domain/generated/types';
import { complianceStatuses } from '../../platform/labels/compliance-labels';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';

/** A compliance profile, read-only. */
export const ProfileFacts = ({ profile }: { readonly profile: ComplianceProfile }) => {
  const { text, tone } = complianceStatuses[profile.status];
  const declared = Object.entries(profile.declarations).filter(([, yes]) => yes);
  return (
    <Facts
      rows={[
        [
          'Status',
          <Badge key="status" tone={tone}>
            {text}
          </Badge>,
        ],
        ['Valid until', profile.validUntil && <When at={profile.validUntil} dayOnly />],
        ['Legal name', profile.legalName],
        ['Registration number', profile.regNumber],
        [
          'Country of incorporation',
          profile.incorporationCountry && countryName(profile.incorporationCountry),
        ],
        ['Registered address', profile.registeredAddress],
        [
          'Beneficial owners',
          profile.beneficialOwners
            .map(({ name, country, percent }) => `${name}, ${countryName(country)}, ${percent}%`)
            .join('\n'),
        ],
        [
          'Licences',
          profile.licences
            .map(
              ({ authority, number, scope, validTo }) => `${authority} ${number}, ${scope}, until ${validTo}`,
            )
            .join('\n'),
        ],
        [
          'Contact',
          profile.responsibleContact &&
            `${profile.responsibleContact.name}\n${profile.responsibleContact.email}`,
        ],
        ['Declarations', `${declared.length} of ${Object.keys(profile.declarations).length}`],
        ['Terms', profile.termsVersion],
        ['Last review note', profile.reviewNote],
      ]}
    />
  );
};
