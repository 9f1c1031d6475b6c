import { useController, useFormContext } from 'react-hook-form';
import { bearsText, contrast, isColour, lightText, readableContrast, textOn } from '#domain/contrast';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { useField } from '../../ui/form/use-field';
import { brandLabels } from './brand-texts';
import type { BrandValues } from './brand-values';
import * as messages from './messages';

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
          aria-label={messages.chooseLabel(label.toLowerCase())}
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

const contrastText = (colour: string): string => {
  if (!isColour(colour)) return messages.enterAndSixHexadecimalDigits;
  const text = textOn(colour);
  const kind = text === lightText ? messages.white : 'Near-black';
  const ratio = (Math.floor(contrast(text, colour) * 10) / 10).toFixed(1);
  return bearsText(colour)
    ? messages.textOnThisColourIs(kind, ratio)
    : messages.textOnThisColourIsNot(ratio, readableContrast);
};
