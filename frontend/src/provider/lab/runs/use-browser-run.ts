import { useEffect, useRef, useState } from 'react';
import type { Judged, RunJob, RunResult } from '@novalink/engine/lab';
import { modeOf } from '@novalink/engine';
import { type PageRun, prepareRuns, runInPage } from '../../../parts/lab/page-run';
import { endIdleThreads } from '../../../parts/lab/thread-stock';
import { unsaved } from '../../../ui/form/unsaved';
import type { LabSubject } from '../lab-subject';

/** A run in this browser: its subject, its progress and its result. */
export interface BrowserRun {
  readonly subject: LabSubject;
  readonly job: RunJob;
  readonly phase: 'playing' | 'paused' | 'cancelled' | 'done' | 'failed';
  /** The result of the rounds played so far. */
  readonly result?: RunResult;
  readonly judged?: Judged;
  /** The reason for its failure. */
  readonly failure?: string;
}

export const isActive = (run: BrowserRun | undefined): boolean =>
  run?.phase === 'playing' || run?.phase === 'paused';

export interface RunControls {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** By then, the page has rendered its first content. */
const idleMs = 500;

/**
 * Runs one simulation at a time, with threads that have already loaded the subject. Leaving the page ends all
 * of them.
 */
export const useBrowserRun = (
  expected: LabSubject,
  onDone: (run: Pick<BrowserRun, 'subject' | 'job'>, result: RunResult) => void,
) => {
  const [run, setRun] = useState<BrowserRun>();
  const playing = useRef<PageRun>(undefined);
  const isBusy = isActive(run);
  // A release would reload the page and end the run.
  useEffect(() => (isBusy ? unsaved.hold() : undefined), [isBusy]);
  useEffect(() => {
    if (isBusy) return undefined;
    const { model, hash } = expected;
    const job = { mathModelHash: hash, mode: modeOf(model).id };
    const timer = setTimeout(() => prepareRuns({ model, job }), idleMs);
    return () => clearTimeout(timer);
  }, [isBusy, expected]);
  useEffect(
    () => () => {
      playing.current?.cancel();
      endIdleThreads();
    },
    [],
  );

  const change = (changes: Partial<BrowserRun>) => setRun((before) => before && { ...before, ...changes });
  const start = (subject: LabSubject, job: RunJob) => {
    playing.current?.cancel();
    setRun({ subject, job, phase: 'playing' });
    playing.current = runInPage(
      subject.model,
      job,
      {
        progress: (result) => change({ result }),
        done: (result, judged) => {
          change({ result, judged, phase: 'done' });
          onDone({ subject, job }, result);
        },
        failed: (failure) => change({ failure, phase: 'failed' }),
      },
      subject.declaration,
    );
  };

  return {
    run,
    start,
    pause: () => {
      playing.current?.pause();
      change({ phase: 'paused' });
    },
    resume: () => {
      playing.current?.resume();
      change({ phase: 'playing' });
    },
    cancel: () => {
      playing.current?.cancel();
      change({ phase: 'cancelled' });
    },
  };
};
