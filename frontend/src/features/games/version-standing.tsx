import { useState } from 'react';
import { versionStatuses } from '../../platform/game-words';
import { sentenceFor } from '../../platform/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { unsaved } from '../../ui/form/unsaved';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import type { OpenVersion } from './game-fields';
import { TestRunReport } from '../../parts/test-run-report';
import { useVersionStep, type VersionStep } from './version-requests';

/** Where a version is on its way to players, and the next step its provider can take. */
export const VersionStanding = ({ version }: { readonly version: OpenVersion }) => {
  const { text, tone } = versionStatuses[version.status];
  return (
    <Panel title="How it stands">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={tone}>{text}</Badge>
            {version.submittedAt !== null && (
              <p className="text-sm text-muted">
                sent in <When at={version.submittedAt} />
              </p>
            )}
          </div>
          <NextStep version={version} />
        </div>
        <p className="max-w-2xl">{meanings[version.status]}</p>
        {version.reviewNote !== null && (
          <Notice tone="warning" title="Note of the last review">
            <p className="whitespace-pre-line">{version.reviewNote}</p>
          </Notice>
        )}
        {version.testRun && <TestRunReport run={version.testRun} modelHash={version.mathModelHash} />}
      </div>
    </Panel>
  );
};

const meanings: Record<OpenVersion['status'], string> = {
  DRAFT: 'Run the test: it counts every outcome of the model and says rule by rule whether it holds.',
  TESTED:
    'The test run passed for this very model. Send it in when rules, faces and the game’s thumbnail are right.',
  IN_REVIEW: 'An admin looks at it. Nothing of it can change now.',
  APPROVED: 'It may go live. The version that is live now is superseded then.',
  REJECTED: 'It was sent back. Make a new version that mends what the note says.',
  LIVE: 'Players get this version.',
  SUSPENDED: 'An admin stopped the game. Its history says why.',
  SUPERSEDED: 'A later version went live after it.',
  DEPRECATED: 'The game left the catalogue with this version.',
  RETIRED: 'The game has ended.',
};

const NextStep = ({ version }: { readonly version: OpenVersion }) => {
  const step = useVersionStep(version);
  const [publishing, setPublishing] = useState(false);

  /** A step is taken with what is saved, and may close the editor. */
  const take = (kind: VersionStep, done: string) => {
    if (unsaved.exists()) {
      say.failed('Save what you changed first.');
      return;
    }
    step.mutate(kind, {
      onSuccess: () => say.done(done),
      onError: (fault) => say.failed(sentenceFor(fault)),
    });
  };

  if (version.status === 'DRAFT') {
    return (
      <Button busy={step.isPending} onClick={() => take('test', 'The test run is finished.')}>
        {step.isPending ? 'Counting every outcome…' : 'Run the test'}
      </Button>
    );
  }
  if (version.status === 'TESTED') {
    return (
      <Button busy={step.isPending} onClick={() => take('submit', `Version ${version.semver} is in review.`)}>
        Send in for review
      </Button>
    );
  }
  if (version.status !== 'APPROVED') return null;
  return (
    <>
      <Button onClick={() => setPublishing(true)}>Go live</Button>
      <ConfirmDialog
        title={`Go live with ${version.semver}?`}
        open={publishing}
        onClose={() => setPublishing(false)}
        confirmLabel="Go live"
        failureText={sentenceFor}
        onConfirm={async () => {
          await step.mutateAsync('publish');
          say.done(`Version ${version.semver} is live.`);
        }}
      >
        <p>
          Version <strong>{version.semver}</strong> is offered to everybody at once. A version that is live
          now is superseded.
        </p>
      </ConfirmDialog>
    </>
  );
};
