import { lazy, Suspense, useState } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { ProfileFacts } from '../../parts/compliance/profile-facts';
import { useCompliance } from '../../parts/compliance/read-compliance';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { DocumentsPanel } from './documents-panel';
import { StatusNotice } from './status-notice';

const ProfileEditor = lazy(async () => ({ default: (await import('./profile-editor')).ProfileEditor }));

/** The compliance profile of a company: editable, or read-only while it is in review or valid. */
export const CompanyCompliance = ({ companyId }: { readonly companyId: string }) => {
  const { data: profile, error, refetch } = useCompliance(companyId, { follow: true });
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {profile === undefined && error === null && <Skeleton />}
      {profile && (
        <StatusNotice
          profile={profile}
          onRenew={profile.status === 'VALID' && !isRenewing ? () => setRenewing(true) : undefined}
        />
      )}
      {profile !== undefined &&
        (isWritten(profile, isRenewing) ? (
          <Suspense fallback={<Skeleton rows={6} />}>
            <ProfileEditor companyId={companyId} profile={profile} onSent={() => setRenewing(false)} />
          </Suspense>
        ) : (
          profile && <ReadOnly profile={profile} />
        ))}
    </>
  );
};

const isWritten = (profile: ComplianceProfile | null, isRenewing: boolean): boolean => {
  if (profile?.status === 'IN_REVIEW') return false;
  return profile?.status !== 'VALID' || isRenewing;
};

const ReadOnly = ({ profile }: { readonly profile: ComplianceProfile }) => (
  <>
    <Panel title="The profile">
      <ProfileFacts profile={profile} />
    </Panel>
    <DocumentsPanel profile={profile} readOnly={profile.status === 'IN_REVIEW'} />
  </>
);
