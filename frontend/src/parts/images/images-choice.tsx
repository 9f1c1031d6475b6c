import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button';
import { ListError } from '../../ui/form/list-error';
import { imageName } from './image-name';
import { recommendedText, type RecommendedSize, sizeWarning } from './image-sizes';
import { StoredImage } from './stored-image';

const ImagePicker = lazy(async () => ({ default: (await import('./image-picker')).ImagePicker }));

interface ImagesChoiceProps {
  /** The name of the form field with the keys; its error is shown here. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The recommended size: shown after the hint. Images with other sizes get a warning. */
  readonly size?: RecommendedSize;
  /** The maximum number of images. */
  readonly most: number;
  /** Keys in the image library, in display order. */
  readonly imageKeys: readonly string[];
  readonly onChange: (keys: string[]) => void;
}

/** Selects images of the user's library, or uploads new ones. A form field stores the keys. */
export const ImagesChoice = ({ name, label, hint, size, most, imageKeys, onChange }: ImagesChoiceProps) => {
  const heading = useId();
  const [sizes, setSizes] = useState<Readonly<Record<string, RecommendedSize>>>({});
  const warnings = imageKeys.flatMap((key, index) => {
    const warning = size && sizes[key] && sizeWarning(sizes[key], size);
    return warning === undefined
      ? []
      : { key, text: most === 1 ? warning : `Image ${index + 1}: ${warning}` };
  });
  const [picking, setPicking] = useState(false);
  return (
    <div role="group" aria-labelledby={heading} data-field={name} className="grid gap-2">
      <p id={heading} className="text-sm font-medium">
        {label}
      </p>
      <div className={`flex gap-4 ${most === 1 ? 'items-center' : 'flex-col items-start'}`}>
        {imageKeys.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {imageKeys.map((key, index) => (
              <li key={key} className="grid w-24 justify-items-center sm:w-28">
                <StoredImage
                  imageKey={key}
                  alt={most === 1 ? label : `${label}, ${index + 1}`}
                  className="aspect-square w-full rounded-xl border border-line object-contain"
                  onSize={(found) => setSizes((known) => ({ ...known, [key]: found }))}
                />
                <Button look="plain" onClick={() => onChange(imageKeys.filter((other) => other !== key))}>
                  Remove<span className="sr-only"> {imageName(key)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button look="quiet" onClick={() => setPicking(true)}>
          {choiceLabel(most, imageKeys.length)}
          <span className="sr-only"> for {label}</span>
        </Button>
      </div>
      {hint !== undefined && (
        <p className="text-sm text-muted">
          {hint} {size && recommendedText(size)}
        </p>
      )}
      <div role="status" className="grid gap-1 text-sm text-warning empty:hidden">
        {warnings.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      {name !== undefined && <ListError name={name} />}
      {picking &&
        // Rendered outside of the surrounding form, so that a key press in the picker does not submit that
        // form.
        createPortal(
          <Suspense>
            <ImagePicker
              title={label}
              most={most}
              size={size}
              chosen={imageKeys}
              onChoose={onChange}
              onClose={() => setPicking(false)}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
};

const choiceLabel = (most: number, chosen: number): string => {
  if (most > 1) return 'Choose images';
  return chosen === 0 ? 'Choose an image' : 'Choose another';
};
