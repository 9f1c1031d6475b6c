import { type ReactNode, useMemo } from 'react';
import { limits } from '#domain/limits';
import { countryChoices } from '../../platform/forms/country-options';
import { languageOptions } from '../../platform/forms/language-options';
import { ChipsField } from '../../ui/form/chips-field';
import { TextAreaField, TextField } from '../../ui/form/fields';
import type { GameValues } from './game-values';
import * as messages from './messages';

interface GameDetailFieldsProps {
  /** Fields that only a new game has. */
  readonly afterTitle?: ReactNode;
}

/** The fields of a game except its images. */
export const GameDetailFields = ({ afterTitle }: GameDetailFieldsProps) => {
  const countries = useMemo(() => countryChoices(), []);
  const languages = useMemo(() => languageOptions(), []);
  return (
    <>
      <TextField<GameValues> name="title" label={messages.title} autoComplete="off" />
      {afterTitle}
      <TextAreaField<GameValues>
        name="description"
        label={messages.description}
        optional
        longest={limits.game.description}
        hint={messages.whatGameIsForVisitors}
      />
      <ChipsField<GameValues>
        name="tags"
        label={messages.tags}
        optional
        hint={messages.pressEnterOrCommaAfter(limits.game.tags)}
      />
      <ChipsField<GameValues>
        name="languages"
        label={messages.languages}
        hint={messages.typeNameOrCodeSuch}
        options={languages}
      />
      <ChipsField<GameValues>
        name="restrictedCountries"
        label={messages.blockedCountries}
        optional
        hint={messages.typeCountryOrPasteCodes}
        options={countries}
      />
    </>
  );
};
