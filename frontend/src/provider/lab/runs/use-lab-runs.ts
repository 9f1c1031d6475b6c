import { useState } from 'react';
import { resultHash, type RunJob, type RunResult } from '@novalink/engine/lab';
import { useStartRun } from '../../../parts/lab/run-requests';
import { keepInput } from '../keep-input';
import type { LabSubject } from '../lab-subject';
import { useBrowserRun } from './use-browser-run';

/**
 * The runs that were started on this page, in the browser and on the server. They continue while the model is
 * edited.
 */
export const useLabRuns = (expected: LabSubject) => {
  const keep = useStartRun();
  const onServer = useStartRun();
  const [serverRun, setServerRun] = useState<{ readonly id: string; readonly hash: string }>();
  const [isServerLast, setServerLast] = useState(false);
  const keepRun = (run: { subject: LabSubject; job: RunJob }, result: RunResult) => {
    const input = keepInput(run.subject, run.job, resultHash(result));
    if (input) keep.mutate(input);
  };
  const browser = useBrowserRun(expected, keepRun);
  return {
    browser,
    /** The request to repeat and store a run of the browser. */
    keep,
    keepRun,
    serverRun,
    isServerLast: isServerLast && serverRun !== undefined,
    isStarting: onServer.isPending,
    refusal: onServer.error,
    startHere: (subject: LabSubject, job: RunJob) => {
      keep.reset();
      setServerLast(false);
      browser.start(subject, job);
    },
    startThere: (subject: LabSubject, { mode, rounds, seed }: RunJob, onStarted: () => void) =>
      onServer.mutate(
        { ...subject.start, mode, rounds, seed },
        {
          onSuccess: ({ id }) => {
            setServerRun({ id, hash: subject.hash });
            setServerLast(true);
            onStarted();
          },
        },
      ),
  };
};

export type LabRuns = ReturnType<typeof useLabRuns>;
