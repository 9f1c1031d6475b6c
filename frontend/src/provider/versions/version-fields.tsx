import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#domain/limits';
import { ChipsField } from '../../ui/form/chips-field';
import { TextAreaField, TextField } from '../../ui/form/fields';
import { FormSections } from '../../ui/form/form-sections';
import { SymbolFields } from './symbol-fields';
import { DeclaredFields } from './declared-fields';
import { ModelField } from './model-field';
import type { VersionValues } from './version-values';
import * as messages from './messages';

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
        title: messages.mathematics,
        lead: messages.mathModelDeterminesEveryOutcome,
        fields: ['mathModel', 'semver'],
        content: (
          <div className="grid gap-5">
            {isNew && (
              <TextField<VersionValues> name="semver" label={messages.version} hint={messages.suchAs100} />
            )}
            <ModelField form={form} />
          </div>
        ),
      },
      {
        title: messages.betsAndReturn,
        fields: ['betLevels', 'declaredRtp', 'declaredMaxWinX'],
        content: (
          <div className="grid gap-5 sm:grid-cols-2">
            <ChipsField<VersionValues>
              name="betLevels"
              label={messages.bets}
              hint={messages.inPracticeCoinsEachBet}
              inputMode="numeric"
              ascending
            />
            <DeclaredFields form={form} />
          </div>
        ),
      },
      {
        title: messages.symbolsLabel,
        lead: messages.nameAndImageOfEach,
        fields: ['symbols'],
        content: <SymbolFields form={form} />,
      },
      {
        title: messages.rulesAndChanges,
        fields: ['rulesText', 'changelog'],
        content: (
          <div className="grid gap-5">
            <TextAreaField<VersionValues>
              name="rulesText"
              label={messages.rules}
              rows={8}
              longest={limits.gameVersion.rulesText}
              hint={messages.requiredBeforeYouSubmitVersion}
            />
            <TextAreaField<VersionValues>
              name="changelog"
              label={messages.changes}
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
