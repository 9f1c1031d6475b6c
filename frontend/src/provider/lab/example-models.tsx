import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { inputShape } from '../../ui/form/field-frame';
import { say } from '../../ui/toasts';
import { laidOut } from '../../parts/versions/laid-out-json';

/** Example models; the selected one is inserted as text. */
export const ExampleModels = ({ onExample }: { readonly onExample: (json: string) => void }) => {
  const id = useId();
  const examples = useExamples();
  const [chosen, setChosen] = useState('');
  const use = () => {
    const example = examples.data?.find(({ name }) => name === chosen) ?? examples.data?.[0];
    if (example) onExample(laidOut(JSON.stringify(example)));
    else say.failed('Could not load the examples. Check your connection and try again.');
  };
  return (
    <div className="min-w-0 grow basis-full sm:basis-80">
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
          Use example
        </Button>
      </div>
    </div>
  );
};

/** The example models, loaded after the page. */
const useExamples = () =>
  useQuery({
    queryKey: ['example-models'],
    queryFn: async () => (await import('@novalink/engine/models')).exampleModels,
    networkMode: 'always',
    staleTime: Infinity,
  });
