import type { ReactNode } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import { WithdrawProfile } from './withdraw-profile';

interface StatusNoticeProps {
  readonly profile: ComplianceProfile;
  /** Opens an approved profile for changes. */
  readonly onRenew: (() => void) | undefined;
}

/** The status of the profile and the next step for the owner; renders nothing before the first submission. */
export const StatusNotice = ({ profile, onRenew }: StatusNoticeProps) => {
  const { status, submittedAt, validUntil, reviewNote } = profile;
  switch (status) {
    case 'INCOMPLETE':
      return null;
    case 'IN_REVIEW':
      return (
        <Notice tone="news" title="In review">
          {submittedAt === null ? (
            <p>The profile is in review.</p>
          ) : (
            <p>
              The profile has been in review since <When at={submittedAt} />.
            </p>
          )}
          <p>To make changes, withdraw it first.</p>
          <div className="mt-3">
            <WithdrawProfile profile={profile} />
          </div>
        </Notice>
      );
    case 'VALID':
      return (
        <Notice tone="good" title="Valid">
          {validUntil === null ? (
            <p>An admin approved it.</p>
          ) : (
            <p>
              An admin approved it. It is valid until <When at={validUntil} dayOnly />.
            </p>
          )}
          <p>Renew it before it expires, and update it when something changes.</p>
          {onRenew && (
            <Button look="quiet" className="mt-3" onClick={onRenew}>
              Edit or renew
            </Button>
          )}
        </Notice>
      );
    case 'CHANGES_REQUESTED':
      return (
        <Notice tone="warning" title="Changes requested">
          <Note text={reviewNote}>Make the requested changes and submit again.</Note>
        </Notice>
      );
    case 'EXPIRED':
      return (
        <Notice tone="warning" title="Expired">
          {validUntil === null ? (
            <p>The profile has expired.</p>
          ) : (
            <p>
              The profile was valid until <When at={validUntil} dayOnly />.
            </p>
          )}
          <p>Check it and submit it again. You cannot publish anything new until it is approved.</p>
        </Notice>
      );
    case 'REVOKED':
      return (
        <Notice tone="bad" title="Revoked">
          <Note text={reviewNote}>You cannot publish anything new until the profile is approved again.</Note>
        </Notice>
      );
  }
};

const Note = ({ text, children }: { readonly text: string | null; readonly children: ReactNode }) => (
  <>
    {text !== null && <p className="whitespace-pre-line">{text}</p>}
    <p className="mt-2 text-muted">{children}</p>
  </>
);
