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
    if (unsaved.exists()) say.failed('Save your changes first.');
    else take();
  };
  const take = (kind: VersionStep, done: string) =>
    step.mutate(kind, { onSuccess: () => say.done(done), onError: failed });

  if (version.status === 'DRAFT') {
    if (run.underWay) return null;
    return (
      <Button busy={run.isStarting} onClick={() => withNothingUnsaved(() => run.start({ onError: failed }))}>
        Run the test
      </Button>
    );
  }
  const unmet = ready ? {} : { disabled: true, 'aria-describedby': conditionsId };
  if (version.status === 'TESTED') {
    return (
      <Button
        {...unmet}
        busy={step.isPending}
        onClick={() => withNothingUnsaved(() => take('submit', `Version ${version.semver} is in review.`))}
      >
        Submit for review
      </Button>
    );
  }
  if (version.status === 'IN_REVIEW') {
    return (
      <WithdrawButton
        what={`version ${version.semver}`}
        onWithdraw={async () => {
          await step.mutateAsync('withdraw');
          say.done(`Version ${version.semver} is withdrawn.`);
        }}
      >
        Version <strong>{version.semver}</strong> becomes a draft again. Its test run stays valid. You can
        change the version and submit it again at any time.
      </WithdrawButton>
    );
  }
  if (version.status !== 'APPROVED') return null;
  return (
    <>
      <Button {...unmet} onClick={() => setPublishing(true)}>
        Go live
      </Button>
      <ConfirmDialog
        title={`Go live with ${version.semver}?`}
        open={publishing}
        onClose={() => setPublishing(false)}
        confirmLabel="Go live"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('publish');
          say.done(`Version ${version.semver} is live.`);
        }}
      >
        <p>
          Version <strong>{version.semver}</strong> is available immediately and replaces the version that is
          live now.
        </p>
      </ConfirmDialog>
    </>
  );
};
