import type { ComplianceProfile } from '#domain/generated/types';
import { complianceStatuses } from '../../platform/labels/compliance-labels';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import * as messages from './messages';

/** A compliance profile, read-only. */
export const ProfileFacts = ({ profile }: { readonly profile: ComplianceProfile }) => {
  const { text, tone } = complianceStatuses[profile.status];
  const declared = Object.entries(profile.declarations).filter(([, yes]) => yes);
  return (
    <Facts
      rows={[
        [
          messages.status,
          <Badge key="status" tone={tone}>
            {text}
          </Badge>,
        ],
        [messages.validUntil, profile.validUntil && <When at={profile.validUntil} dayOnly />],
        [messages.legalName, profile.legalName],
        [messages.registrationNumber, profile.regNumber],
        [
          messages.countryOfIncorporation,
          profile.incorporationCountry && countryName(profile.incorporationCountry),
        ],
        [messages.registeredAddress, profile.registeredAddress],
        [
          messages.beneficialOwners,
          profile.beneficialOwners
            .map(({ name, country, percent }) => `${name}, ${countryName(country)}, ${percent}%`)
            .join('\n'),
        ],
        [
          messages.licences,
          profile.licences
            .map(({ authority, number, scope, validTo }) =>
              messages.authorityUntil(authority, number, scope, validTo),
            )
            .join('\n'),
        ],
        [
          messages.contact,
          profile.responsibleContact &&
            `${profile.responsibleContact.name}\n${profile.responsibleContact.email}`,
        ],
        [
          messages.declarations,
          messages.declaredLengthOf(declared.length, Object.keys(profile.declarations).length),
        ],
        [messages.terms, profile.termsVersion],
        [messages.lastReviewNote, profile.reviewNote],
      ]}
    />
  );
};
