import { useController, useFormContext } from 'react-hook-form';
import { bearsText, contrast, isColour, lightText, readableContrast, textOn } from '#domain/contrast';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { useField } from '../../ui/form/use-field';
import { brandLabels } from './brand-texts';
import type { BrandValues } from './brand-values';

interface ColourFieldProps {
  readonly colour: keyof BrandValues['theme'];
  readonly note: string;
}

/** A typed or picked colour. Shows whether text is readable on it. */
export const ColourField = ({ colour, note }: ColourFieldProps) => {
  const name = `theme.${colour}` as const;
  const { control } = useFormContext<BrandValues>();
  const { field } = useController({ control, name });
  const { id, fault } = useField<BrandValues>(name);
  const label = brandLabels[colour];
  const hint = (
    <>
      {note} <span role="status">{contrastText(field.value.trim())}</span>
    </>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={pickerLabels[colour]}
          value={isColour(field.value.trim()) ? field.value.trim() : '#000000'}
          onChange={field.onChange}
          className="h-11 w-14 shrink-0 rounded-lg border border-edge bg-surface p-1"
        />
        <input
          id={id}
          {...field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, hint, fault)}
          className={`${inputShape} font-mono`}
        />
      </div>
    </FieldFrame>
  );
};

const pickerLabels = {
  primary: 'Choose the primary colour',
  surface: 'Choose the surface colour',
  accent: 'Choose the accent colour',
} as const;

const contrastText = (colour: string): string => {
  if (!isColour(colour)) return 'Enter # and six hexadecimal digits, such as #6d4af0.';
  const text = textOn(colour);
  const ratio = (Math.floor(contrast(text, colour) * 10) / 10).toFixed(1);
  if (bearsText(colour))
    return text === lightText
      ? `White text on this colour is readable (contrast ${ratio}:1).`
      : `Near-black text on this colour is readable (contrast ${ratio}:1).`;
  return `Text on this colour is not readable (contrast ${ratio}:1, at least ${readableContrast}:1 is required). Choose a lighter or darker colour.`;
};
