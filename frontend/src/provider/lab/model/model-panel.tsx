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
import { UseInGame } from '../versions/use-in-game';
import { ExampleModels } from '../example-models';
import { FileDrop } from '../../../ui/upload/file-drop';
import { OwnVersions } from '../versions/own-versions';

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
    <Panel title="Model" lead="The model stays on this device until you run it on the server.">
      <div className="grid grid-cols-1 gap-5">
        <OnDemand label="Start from a file, an example or a version" startsOpen={startsOpen}>
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
              Restore the previous model
            </Button>
          )}
        </div>
        {!draft.isKept && (
          <Notice tone="warning">
            This browser blocks storage. Copy the model before you leave the page.
          </Notice>
        )}
      </div>
    </Panel>
  );
};

/** Loads a file. Returns the error as a sentence, if any. */
const takenFrom = async (file: File, take: (text: string) => void): Promise<string | undefined> => {
  if (file.size > modelLimits.bytes)
    return `${file.name} is ${fileSize(file.size)}. The maximum is ${fileSize(modelLimits.bytes)}.`;
  try {
    take(await file.text());
    return undefined;
  } catch {
    return `${file.name} could not be read. Choose it again.`;
  }
};

interface StartingPointsProps {
  readonly onFile: (file: File) => void;
  readonly onExample: (json: string) => void;
}

/** The possible sources of a model: a file, an example, or one of the user's versions. */
const StartingPoints = ({ onFile, onExample }: StartingPointsProps) => (
  <div className="grid grid-cols-1 gap-5 md:grid-cols-2 min-[1200px]:grid-cols-1">
    <FileDrop
      label="Choose a model"
      hint={`novalink.math/1 as JSON, at most ${fileSize(modelLimits.bytes)}`}
      accept={['application/json', '.json']}
      onFiles={([file]) => file && onFile(file)}
    />
    <div className="grid content-start gap-4">
      <ExampleModels onExample={onExample} />
      <OnDemand label="One of your versions">
        <OwnVersions />
      </OnDemand>
    </div>
  </div>
);
