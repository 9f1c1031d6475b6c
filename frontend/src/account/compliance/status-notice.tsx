import type { ReactNode } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import { WithdrawProfile } from './withdraw-profile';
import * as messages from './messages';

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
        <Notice tone="news" title={messages.inReview}>
          <p>{messages.profileIsInReviewTo(submittedAt !== null && <Since at={submittedAt} />)}</p>
          <div className="mt-3">
            <WithdrawProfile profile={profile} />
          </div>
        </Notice>
      );
    case 'VALID':
      return (
        <Notice tone="good" title={messages.valid}>
          <p>{messages.adminApprovedItRenewIt(validUntil !== null && <Until at={validUntil} />)}</p>
          {onRenew && (
            <Button look="quiet" className="mt-3" onClick={onRenew}>
              {messages.editOrRenew}
            </Button>
          )}
        </Notice>
      );
    case 'CHANGES_REQUESTED':
      return (
        <Notice tone="warning" title={messages.changesRequested}>
          <Note text={reviewNote}>{messages.makeRequestedChangesAndSubmit}</Note>
        </Notice>
      );
    case 'EXPIRED':
      return (
        <Notice tone="warning" title={messages.expired}>
          {messages.profileWasValidCheckIt(validUntil !== null && <Until at={validUntil} />)}
        </Notice>
      );
    case 'REVOKED':
      return (
        <Notice tone="bad" title={messages.revoked}>
          <Note text={reviewNote}>{messages.youCannotPublishAnythingNewUntil}</Note>
        </Notice>
      );
  }
};

const Since = ({ at }: { readonly at: string }) => <> {messages.sinceAt(<When at={at} />)}</>;

const Until = ({ at }: { readonly at: string }) => <> {messages.untilAt(<When at={at} dayOnly />)}</>;

const Note = ({ text, children }: { readonly text: string | null; readonly children: ReactNode }) => (
  <>
    {text !== null && <p className="whitespace-pre-line">{text}</p>}
    <p className="mt-2 text-muted">{children}</p>
  </>
);
