import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#domain/limits';
import { ChipsField } from '../../ui/form/chips-field';
import { TextAreaField, TextField } from '../../ui/form/fields';
import { FormSections } from '../../ui/form/form-sections';
import { SymbolFields } from './symbol-fields';
import { DeclaredFields } from './declared-fields';
import { ModelField } from './model-field';
import type { VersionValues } from './version-values';

interface VersionFieldsProps {
  readonly form: UseFormReturn<VersionValues>;
  /** The version number can be set only for a new version. */
  readonly isNew?: boolean;
}

/** The fields of a version. Errors of its model are shown while it is typed. */
export const VersionFields = ({ form, isNew = false }: VersionFieldsProps) => (
  <FormSections
    sections={[
      {
        title: 'Mathematics',
        lead: 'The math model determines every outcome. A test run certifies its hash.',
        fields: ['mathModel', 'semver'],
        content: (
          <div className="grid gap-5">
            {isNew && (
              <TextField<VersionValues>
                name="semver"
                label="Version"
                hint="Such as 1.0.0; unique in the game."
              />
            )}
            <ModelField form={form} />
          </div>
        ),
      },
      {
        title: 'Bets and return',
        fields: ['betLevels', 'declaredRtp', 'declaredMaxWinX'],
        content: (
          <div className="grid gap-5 sm:grid-cols-2">
            <ChipsField<VersionValues>
              name="betLevels"
              label="Bets"
              hint="In practice coins. Each bet is a multiple of the model’s cost."
              inputMode="numeric"
              ascending
            />
            <DeclaredFields form={form} />
          </div>
        ),
      },
      {
        title: 'Symbols',
        lead: 'The name and the image of each symbol of the model.',
        fields: ['symbols'],
        content: <SymbolFields form={form} />,
      },
      {
        title: 'Rules and changes',
        fields: ['rulesText', 'changelog'],
        content: (
          <div className="grid gap-5">
            <TextAreaField<VersionValues>
              name="rulesText"
              label="Rules"
              rows={8}
              longest={limits.gameVersion.rulesText}
              hint="Required before you submit the version. Describe the RTP, the maximum win and every feature."
            />
            <TextAreaField<VersionValues>
              name="changelog"
              label="Changes"
              longest={limits.gameVersion.changelog}
              optional
              rows={3}
            />
          </div>
        ),
      },
    ]}
  />
);
