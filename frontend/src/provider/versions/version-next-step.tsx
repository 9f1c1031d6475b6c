import { useState } from 'react';
import { WithdrawButton } from '../../parts/review/withdraw-button';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { unsaved } from '../../ui/form/unsaved';
import { say } from '../../ui/toasts';
import type { OpenVersion } from '../games/version-fields';
import { useVersionStep, type VersionStep } from './version-requests';
import type { useVersionRun } from './version-run';
import * as messages from './messages';

interface NextStepProps {
  readonly version: OpenVersion;
  readonly run: ReturnType<typeof useVersionRun>;
  /** Whether the conditions of the step are met; `conditionsId` is the element id of their list. */
  readonly ready: boolean;
  readonly conditionsId: string;
}

/** The next step towards publication, if the provider can take one. */
export const VersionNextStep = ({ version, run, ready, conditionsId }: NextStepProps) => {
  const step = useVersionStep(version);
  const [publishing, setPublishing] = useState(false);
  const failed = (error: unknown) => say.failed(sentenceFor(error));

  /** A step uses the saved values and may close the editor, so unsaved input must be saved first. */
  const withNothingUnsaved = (take: () => void) => {
    if (unsaved.exists()) say.failed(messages.saveYourChangesFirst);
    else take();
  };
  const take = (kind: VersionStep, done: string) =>
    step.mutate(kind, { onSuccess: () => say.done(done), onError: failed });

  if (version.status === 'DRAFT') {
    if (run.underWay) return null;
    return (
      <Button busy={run.isStarting} onClick={() => withNothingUnsaved(() => run.start({ onError: failed }))}>
        {messages.runTest}
      </Button>
    );
  }
  const unmet = ready ? {} : { disabled: true, 'aria-describedby': conditionsId };
  if (version.status === 'TESTED') {
    return (
      <Button
        {...unmet}
        busy={step.isPending}
        onClick={() => withNothingUnsaved(() => take('submit', messages.versionIsInReview(version.semver)))}
      >
        {messages.submitForReview}
      </Button>
    );
  }
  if (version.status === 'IN_REVIEW') {
    return (
      <WithdrawButton
        what={messages.versionSemver(version.semver)}
        onWithdraw={async () => {
          await step.mutateAsync('withdraw');
          say.done(messages.versionIsWithdrawn(version.semver));
        }}
      >
        {messages.versionBecomesDraftAgainIts(<strong>{version.semver}</strong>)}
      </WithdrawButton>
    );
  }
  if (version.status !== 'APPROVED') return null;
  return (
    <>
      <Button {...unmet} onClick={() => setPublishing(true)}>
        {messages.goLive}
      </Button>
      <ConfirmDialog
        title={messages.goLiveWith(version.semver)}
        open={publishing}
        onClose={() => setPublishing(false)}
        confirmLabel={messages.goLive}
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('publish');
          say.done(messages.versionIsLive(version.semver));
        }}
      >
        <p>{messages.versionIsAvailableImmediatelyAnd(<strong>{version.semver}</strong>)}</p>
      </ConfirmDialog>
    </>
  );
};
