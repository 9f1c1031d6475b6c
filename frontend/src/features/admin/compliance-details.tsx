import type { ComplianceProfile } from '#domain/generated/types';
import { complianceStatuses } from '../../platform/compliance-words';
import { sentenceFor } from '../../platform/messages';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Facts } from '../../ui/facts';
import { Skeleton } from '../../ui/skeleton';
import { When } from '../../ui/when';
import type { LookedAtCompany } from './company-fields';
import { DocumentEntry } from './document-entry';
import { useCompliance } from './read-compliance';
import { RevokeButton } from './revoke-button';

/** Who stands behind a company, with the papers that prove it. */
export const ComplianceDetails = ({ company }: { readonly company: LookedAtCompany }) => {
  const { data: profile, error, refetch } = useCompliance(company.id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (profile === undefined) return <Skeleton />;
  if (profile === null) {
    return <EmptyState title="No compliance profile">Its owner has not begun one yet.</EmptyState>;
  }
  return (
    <>
      <ProfileFacts profile={profile} />
      <section aria-label="Documents" className="grid gap-3">
        <h4 className="font-semibold">Documents</h4>
        {profile.documents.length === 0 ? (
          <p className="text-muted">None.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {profile.documents.map((document) => (
              <li key={document.id} className="py-3">
                <DocumentEntry document={document} company={company} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {profile.status === 'VALID' && <RevokeButton company={company} profile={profile} />}
    </>
  );
};

const ProfileFacts = ({ profile }: { readonly profile: ComplianceProfile }) => {
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
        ['Country of incorporation', profile.incorporationCountry],
        ['Registered address', profile.registeredAddress],
        [
          'Beneficial owners',
          profile.beneficialOwners
            .map(({ name, country, percent }) => `${name}, ${country}, ${percent} %`)
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
        ['Note of the last review', profile.reviewNote],
      ]}
    />
  );
};
