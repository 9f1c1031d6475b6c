import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { modelLimits } from '#domain/slots/model/model-limits';
import { laidOut } from '../../parts/laid-out-json';
import { Button } from '../../ui/button';
import { inputShape } from '../../ui/form/field-frame';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import { FileDrop } from '../../ui/upload/file-drop';
import { fileSize } from '../../ui/upload/file-size';
import { OwnVersions } from './own-versions';

interface StartingPointsProps {
  readonly onFile: (file: File) => void;
  readonly onExample: (json: string) => void;
}

/** Where a model comes from: a file, an example, or a version of one's own. */
export const StartingPoints = ({ onFile, onExample }: StartingPointsProps) => {
  const id = useId();
  const examples = useExamples();
  const [chosen, setChosen] = useState('');
  const use = () => {
    const example = examples.data?.find(({ name }) => name === chosen) ?? examples.data?.[0];
    if (example) onExample(laidOut(JSON.stringify(example)));
    else say.failed('The examples could not be loaded. Check your connection and try again.');
  };
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <FileDrop
        label="Choose a model"
        hint={`novalink.math/1 as JSON, at most ${fileSize(modelLimits.bytes)}`}
        accept={['application/json', '.json']}
        onFiles={([file]) => file && onFile(file)}
      />
      <div className="grid content-start gap-4">
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            Example
          </label>
          <div className="flex flex-wrap gap-2">
            <select
              id={id}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              className={`${inputShape} min-w-0 flex-1 basis-56`}
            >
              {examples.data?.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <Button look="quiet" busy={examples.isPending} onClick={use}>
              Use it
            </Button>
          </div>
        </div>
        <OnDemand label="One of your versions">
          <OwnVersions />
        </OnDemand>
      </div>
    </div>
  );
};

/** Models of our own; they come after the page. */
const useExamples = () =>
  useQuery({
    queryKey: ['example-models'],
    queryFn: async () => (await import('#domain/lab/examples/example-models')).exampleModels,
    networkMode: 'always',
    staleTime: Infinity,
  });
