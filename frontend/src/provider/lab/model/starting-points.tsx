import { modelLimits } from '@novalink/engine';
import { ExampleModels } from '../example-models';
import { OnDemand } from '../../../ui/on-demand';
import { FileDrop } from '../../../ui/upload/file-drop';
import { fileSize } from '../../../ui/upload/file-size';
import { OwnVersions } from '../versions/own-versions';

interface StartingPointsProps {
  readonly onFile: (file: File) => void;
  readonly onExample: (json: string) => void;
}

/** The possible sources of a model: a file, an example, or one of the user's versions. */
export const StartingPoints = ({ onFile, onExample }: StartingPointsProps) => (
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
