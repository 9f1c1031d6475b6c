import { useState } from 'react';
import type { Fault } from '@novalink/engine/document';
import { modelLimits } from '@novalink/engine';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { OnDemand } from '../../../ui/on-demand';
import { Panel } from '../../../ui/page';
import { fileSize } from '../../../ui/upload/file-size';
import type { useModelDraft } from './model-draft';
import { ModelEditor } from './model-editor';
import { StartingPoints } from './starting-points';
import { UseInGame } from '../versions/use-in-game';
import * as messages from '../messages';

interface ModelPanelProps {
  readonly draft: ReturnType<typeof useModelDraft>;
  readonly faults: readonly Fault[];
}

/** The model as text, with its possible sources. */
export const ModelPanel = ({ draft, faults }: ModelPanelProps) => {
  const [refused, setRefused] = useState<string>();
  const { text } = draft;
  const [startsOpen] = useState(text.trim() === '');
  const takeFile = async (file: File) => {
    const fault = await takenFrom(file, draft.replace);
    setRefused(fault);
  };
  return (
    <Panel title={messages.model} lead={messages.modelStaysOnThisDevice}>
      <div className="grid grid-cols-1 gap-5">
        <OnDemand label={messages.startFromFileExampleOr} startsOpen={startsOpen}>
          <StartingPoints
            onFile={(file) => void takeFile(file)}
            onExample={(json) => {
              setRefused(undefined);
              draft.replace(json);
            }}
          />
        </OnDemand>
        {refused !== undefined && <Notice tone="bad">{refused}</Notice>}
        <ModelEditor text={text} onType={draft.type} faults={faults} />
        <div className="flex flex-wrap gap-3">
          {text.trim() !== '' && <UseInGame text={text} />}
          {draft.canBringBack && (
            <Button look="quiet" onClick={draft.bringBack}>
              {messages.restorePreviousModel}
            </Button>
          )}
        </div>
        {!draft.isKept && <Notice tone="warning">{messages.thisBrowserBlocksStorageCopy}</Notice>}
      </div>
    </Panel>
  );
};

/** Loads a file. Returns the error as a sentence, if any. */
const takenFrom = async (file: File, take: (text: string) => void): Promise<string | undefined> => {
  if (file.size > modelLimits.bytes)
    return messages.isMaximumIs(file.name, fileSize(file.size), fileSize(modelLimits.bytes));
  try {
    take(await file.text());
    return undefined;
  } catch {
    return messages.couldNotBeReadChoose(file.name);
  }
};
