import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/form/fields';
import { ListFault } from '../../../ui/form/list-fault';
import { ImageChoice } from '../../../parts/images/image-choice';
import type { VersionValues } from './version-values';

/** A name and an image for each symbol; the list follows the model. */
export const FaceFields = ({ form }: { readonly form: UseFormReturn<VersionValues> }) => {
  const faces = useWatch({ control: form.control, name: 'symbols' });
  if (faces.length === 0)
    return <p className="text-muted">The model’s symbols appear here once the model is valid.</p>;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 lg:grid-cols-2">
        {faces.map(({ symbol, name, imageKey }, index) => (
          <li key={symbol} className="grid gap-3 rounded-xl border border-line p-4">
            <TextField<VersionValues>
              name={`symbols.${index}.name`}
              label={`Name of ${symbol}`}
              autoComplete="off"
            />
            <ImageChoice
              name={`symbols.${index}.imageKey`}
              label={`Image of ${name === '' ? symbol : name}`}
              imageKey={imageKey}
              onChange={(key) => form.setValue(`symbols.${index}.imageKey`, key, { shouldDirty: true })}
            />
          </li>
        ))}
      </ul>
      <ListFault<VersionValues> name="symbols" />
    </div>
  );
};
