import { lazy, Suspense, useMemo, useState } from 'react';
import { modelLimits } from '#domain/slots/model/model-limits';
import { readModel } from '#domain/slots/model/read-model';
import { useSession } from '../../platform/platform';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LeaveWarning } from '../../ui/form/leave-warning';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { fileSize } from '../../ui/upload/file-size';
import { useSettled } from '../../ui/use-settled';
import { subjectOf } from './lab-subject';
import { useModelDraft } from './model-draft';
import { ModelEditor } from './model-editor';
import { StartingPoints } from './starting-points';
import { UseInGame } from './use-in-game';

// Reading a model needs little; all that is made of it comes once there is one.
const ModelBench = lazy(async () => ({ default: (await import('./model-bench')).ModelBench }));

/** Typing is not followed key by key. */
const settleMs = 300;

/** A model by itself: uploaded, typed or taken from somewhere, and everything about it as soon as it has no fault. */
export const ModelLab = () => {
  const draft = useModelDraft(useSession()?.sub ?? '');
  const [refused, setRefused] = useState<string>();
  const { text } = draft;
  const read = useRead(useSettled(text, settleMs));

  const takeFile = async (file: File) => {
    const fault = await takenFrom(file, draft.replace);
    setRefused(fault);
  };

  return (
    <>
      <Panel
        title="Model"
        lead="Upload one, type one, or start from an example. It stays on this device; a run sends it to the server."
      >
        <div className="grid grid-cols-1 gap-6">
          <StartingPoints
            onFile={(file) => void takeFile(file)}
            onExample={(json) => {
              setRefused(undefined);
              draft.replace(json);
            }}
          />
          {refused !== undefined && <Notice tone="bad">{refused}</Notice>}
          <ModelEditor
            text={text}
            onType={draft.type}
            faults={read !== undefined && 'faults' in read ? read.faults : []}
          />
          <div className="flex flex-wrap gap-3">
            {text.trim() !== '' && <UseInGame text={text} />}
            {draft.canBringBack && (
              <Button look="quiet" onClick={draft.bringBack}>
                Bring back the model before
              </Button>
            )}
          </div>
          {!draft.isKept && (
            <Notice tone="warning">
              This browser does not keep what you type. Copy it elsewhere before you leave the page.
            </Notice>
          )}
        </div>
      </Panel>
      {read === undefined && (
        <EmptyState title="No model yet">
          Its exact figures, reels and pays appear here, and runs are started from here.
        </EmptyState>
      )}
      {read !== undefined && 'subject' in read && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <ModelBench subject={read.subject} />
        </Suspense>
      )}
      {!draft.isKept && text.trim() !== '' && <LeaveWarning />}
    </>
  );
};

const useRead = (text: string) =>
  useMemo(() => {
    if (text.trim() === '') return undefined;
    const read = readModel(text);
    return 'faults' in read ? read : { subject: subjectOf(read.model) };
  }, [text]);

/** Takes what is in the file; answers why not, as a sentence. */
const takenFrom = async (file: File, take: (text: string) => void): Promise<string | undefined> => {
  if (file.size > modelLimits.bytes)
    return `${file.name} has ${fileSize(file.size)}; a model has at most ${fileSize(modelLimits.bytes)}.`;
  try {
    take(await file.text());
    return undefined;
  } catch {
    return `${file.name} could not be read. Choose it again.`;
  }
};
