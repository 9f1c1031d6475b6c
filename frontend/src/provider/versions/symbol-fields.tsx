import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ImageChoice } from '../../parts/images/image-choice';
import { recommendedSizes, recommendedText } from '../../parts/images/image-sizes';
import { ImageUpload } from '../../parts/images/image-upload';
import { MissingImages } from '../../parts/images/missing-images';
import { TextField } from '../../ui/form/fields';
import { ListError } from '../../ui/form/list-error';
import { Notice } from '../../ui/notice';
import { matchSymbol } from './match-symbol';
import type { VersionValues } from './version-values';

/** A name and an image for each symbol of the model. */
export const SymbolFields = ({ form }: { readonly form: UseFormReturn<VersionValues> }) => {
  const symbols = useWatch({ control: form.control, name: 'symbols' });
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  if (symbols.length === 0)
    return <p className="text-muted">The model’s symbols appear here once the model is valid.</p>;

  const take = (key: string, fileName: string) => {
    const index = matchSymbol(fileName, form.getValues('symbols'));
    if (index === -1) setUnmatched((names) => [...names, fileName]);
    else form.setValue(`symbols.${index}.imageKey`, key, { shouldDirty: true });
  };
  return (
    <div className="grid gap-5">
      <ImageUpload
        label="Choose the images of all symbols"
        hint={`Each file is assigned to the symbol with the same name: lantern.webp to Lantern. ${recommendedText(recommendedSizes.symbol)}`}
        onKept={take}
      />
      {unmatched.length > 0 && (
        <Notice tone="warning" title="No matching symbol">
          {unmatched.length === 1
            ? `${unmatched.join()}. It is in your image library: choose it below.`
            : `${unmatched.join(', ')}. They are in your image library: choose them below.`}
        </Notice>
      )}
      <MissingImages symbols={symbols} />
      <ul className="grid gap-5 lg:grid-cols-2">
        {symbols.map(({ symbol, name, imageKey }, index) => (
          <li key={symbol} className="grid gap-3 rounded-xl border border-line p-4">
            <TextField<VersionValues>
              name={`symbols.${index}.name`}
              label={`Name of ${symbol}`}
              autoComplete="off"
            />
            <ImageChoice
              name={`symbols.${index}.imageKey`}
              size={recommendedSizes.symbol}
              label={`Image of ${name === '' ? symbol : name}`}
              imageKey={imageKey}
              onChange={(key) => form.setValue(`symbols.${index}.imageKey`, key, { shouldDirty: true })}
            />
          </li>
        ))}
      </ul>
      <ListError<VersionValues> name="symbols" />
    </div>
  );
};
