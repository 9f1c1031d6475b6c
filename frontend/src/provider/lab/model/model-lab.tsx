import { lazy, Suspense, useMemo, useState } from 'react';
import type { Fault } from '@novalink/engine/document';
import { readModel } from '@novalink/engine';
import { useSession } from '../../../platform/platform';
import { EmptyState } from '../../../ui/empty-state';
import { LeaveWarning } from '../../../ui/form/leave-warning';
import { Skeleton } from '../../../ui/skeleton';
import { useSettled } from '../../../ui/use-settled';
import { BesideModel, LabFrame } from '../lab-frame';
import { type LabSubject, subjectOf } from '../lab-subject';
import { useModelDraft } from './model-draft';
import { ModelPanel } from './model-panel';

// Loaded on demand: parsing a model needs little code, but its evaluation needs much.
const LabBench = lazy(async () => ({ default: (await import('../lab-bench')).LabBench }));

/** The delay after typing before the text is evaluated. */
const settleMs = 300;

/** A model without a version: uploaded, typed or copied, next to its results. */
export const ModelLab = () => {
  const draft = useModelDraft(useSession()?.sub ?? '');
  const { text } = draft;
  const read = useRead(useSettled(text, settleMs));
  const subject = useLastSubject(read);
  const problem = problemOf(read);
  return (
    <>
      <LabFrame model={<ModelPanel draft={draft} faults={read && 'faults' in read ? read.faults : []} />}>
        {subject === undefined ? (
          <BesideModel>
            <EmptyState title="No model yet">
              Upload a model, type one or start from an example. You then see its exact figures and can start
              test runs.
            </EmptyState>
          </BesideModel>
        ) : (
          <Suspense
            fallback={
              <BesideModel>
                <Skeleton rows={6} />
              </BesideModel>
            }
          >
            <LabBench subject={subject} latest={() => subjectIn(readText(text))} problem={problem} />
          </Suspense>
        )}
      </LabFrame>
      {!draft.isKept && text.trim() !== '' && <LeaveWarning mayChange={['tab']} />}
    </>
  );
};

type Read = { readonly faults: readonly Fault[] } | { readonly subject: LabSubject } | undefined;

const readText = (text: string): Read => {
  if (text.trim() === '') return undefined;
  const read = readModel(text);
  return 'faults' in read ? read : { subject: subjectOf(read.model) };
};

const useRead = (text: string): Read => useMemo(() => readText(text), [text]);

const subjectIn = (read: Read): LabSubject | undefined =>
  read && 'subject' in read ? read.subject : undefined;

/** The last model without an error. Its results and runs stay while the text is edited. */
const useLastSubject = (read: Read): LabSubject | undefined => {
  const now = subjectIn(read);
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
};

const problemOf = (read: Read): string | undefined => {
  if (read === undefined) return 'There is no model to run.';
  return 'faults' in read ? 'Correct the errors in the model to run it.' : undefined;
};
