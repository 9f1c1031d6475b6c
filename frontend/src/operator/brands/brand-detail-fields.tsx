import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#domain/limits';
import { timeZones } from '#domain/time/time-zones';
import { ImageChoice } from '../../parts/images/image-choice';
import { recommendedSizes } from '../../parts/images/image-sizes';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { BrandPreview } from './brand-preview';
import { brandLabels } from './brand-texts';
import type { BrandValues } from './brand-values';
import { ColourField } from './colour-field';
import type { PickedGame } from './list-brand-games';

const { realityCheckMinutes, sessionMinutes } = limits.brand;

const timeZoneOptions = timeZones.map((name) => ({ value: name, label: name }));

interface BrandDetailFieldsProps {
  readonly form: UseFormReturn<BrandValues>;
  readonly games: readonly PickedGame[];
  /** Fields that only a new brand has. */
  readonly afterName?: ReactNode;
}

/** The design and the play rules of a brand, with a live preview of the lobby. */
export const BrandDetailFields = ({ form, games, afterName }: BrandDetailFieldsProps) => {
  const values = useWatch({ control: form.control }) as BrandValues;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-5">
          <TextField<BrandValues> name="name" label={brandLabels.name} autoComplete="off" />
          {afterName}
          <TextAreaField<BrandValues>
            name="tagline"
            label={brandLabels.tagline}
            optional
            rows={2}
            longest={limits.brand.tagline}
            hint="Shown in the lobby."
          />
          <ImageChoice
            name="logoKey"
            size={recommendedSizes.logo}
            label={brandLabels.logoKey}
            hint="Use a square image. Without a logo, the first letter of the name is shown."
            imageKey={values.logoKey}
            onChange={(key) => form.setValue('logoKey', key, { shouldDirty: true })}
          />
          <ColourField colour="primary" note="Used for the banner, names and headings." />
          <ColourField
            colour="surface"
            note="Used behind cards and panels. A dark colour makes the whole brand dark."
          />
          <ColourField colour="accent" note="Used for highlights." />
        </div>
        <div className="min-w-0 self-start md:sticky md:top-24">
          <BrandPreview brand={values} games={games} />
        </div>
      </div>
      <fieldset className="grid gap-5 border-t border-line pt-5 sm:grid-cols-3">
        <legend className="sr-only">Responsible play</legend>
        <TextField<BrandValues>
          name="responsiblePlay.realityCheckMinutes"
          label={brandLabels.realityCheckMinutes}
          hint={`${realityCheckMinutes.smallest}–${realityCheckMinutes.largest}.`}
          inputMode="numeric"
        />
        <TextField<BrandValues>
          name="responsiblePlay.sessionMaxMinutes"
          label={brandLabels.sessionMaxMinutes}
          hint={`${sessionMinutes.smallest}–${sessionMinutes.largest}.`}
          inputMode="numeric"
        />
        <TextField<BrandValues>
          name="responsiblePlay.dailyLossLimit"
          label={brandLabels.dailyLossLimit}
          optional
          hint="In whole coins, for each coin separately. Players can set stricter limits for themselves."
          inputMode="numeric"
        />
      </fieldset>
      <div className="border-t border-line pt-5 sm:max-w-sm">
        <SelectField<BrandValues>
          name="timeZone"
          label={brandLabels.timeZone}
          options={timeZoneOptions}
          hint="Daily coins and new promotions use days in this time zone. You can change it once every 3 days. Published promotions keep their time zone, and dashboards always use UTC."
        />
      </div>
    </>
  );
};
