import { useState } from 'react';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { RunJob } from '#domain/lab/simulate/run-format';
import { resultHash, type RunResult } from '#domain/lab/tally/run-result';
import { useStartRun } from '../../parts/lab/run-requests';
import { seededNote } from '../../parts/lab/seeded-note';
import { sentenceFor } from '../../platform/api/messages';
import { LeaveWarning } from '../../ui/form/leave-warning';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { BrowserRunPanel } from './browser-run-panel';
import { keepInput } from './keep-input';
import type { LabSubject } from './lab-subject';
import { RunForm } from './run-form';
import { ServerRunPanel } from './server-run-panel';
import { isActive, useBrowserRun } from './use-browser-run';

interface RunPanelProps {
  readonly subject: LabSubject;
  readonly exact: ExactModel | undefined;
}

/** Runs of the model at hand, here and on the server; those that were started stay when the model changes, the last one first. */
export const RunPanel = ({ subject, exact }: RunPanelProps) => {
  const keep = useStartRun();
  const onServer = useStartRun();
  const [runId, setRunId] = useState<string>();
  const [isServerLast, setServerLast] = useState(false);

  const keepRun = (run: { subject: LabSubject; job: RunJob }, result: RunResult) => {
    const input = keepInput(run.subject, run.job, resultHash(result));
    if (input) keep.mutate(input);
  };
  const browser = useBrowserRun(subject, keepRun);

  const startHere = (job: RunJob) => {
    keep.reset();
    setServerLast(false);
    browser.start(subject, job);
  };
  const startThere = ({ mode, rounds, seed }: RunJob) =>
    onServer.mutate(
      { ...subject.start, mode, rounds, seed },
      {
        onSuccess: ({ id }) => {
          setRunId(id);
          setServerLast(true);
        },
      },
    );
  const here = browser.run && (
    <BrowserRunPanel
      key="here"
      browser={{ ...browser, run: browser.run }}
      exact={browser.run.subject.hash === subject.hash ? exact : undefined}
      isOfThisModel={browser.run.subject.hash === subject.hash}
      keep={keep}
      onKeep={keepRun}
    />
  );
  const there = runId !== undefined && <ServerRunPanel key={runId} id={runId} hash={subject.hash} />;

  return (
    <>
      <Panel
        title={subject.certifies === undefined ? 'Run' : `Run for ${subject.certifies}`}
        lead={seededNote}
      >
        <div className="grid grid-cols-1 gap-5">
          <RunForm
            subject={subject}
            busyHere={isActive(browser.run)}
            busyThere={onServer.isPending}
            onHere={startHere}
            onThere={startThere}
          />
          {onServer.error && <Notice tone="bad">{sentenceFor(onServer.error)}</Notice>}
        </div>
      </Panel>
      {isServerLast ? [there, here] : [here, there]}
      {isActive(browser.run) && (
        <LeaveWarning title="Leave while a run is under way?">
          The run in this browser ends when you leave, and its rounds are lost. What was kept before stays.
        </LeaveWarning>
      )}
    </>
  );
};
