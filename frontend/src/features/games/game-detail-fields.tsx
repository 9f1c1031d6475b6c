import { type ReactNode, useMemo } from 'react';
import { limits } from '#domain/limits';
import { countryChoices } from '../../platform/forms/country-options';
import { languageOptions } from '../../platform/forms/language-options';
import { ChipsField } from '../../ui/form/chips-field';
import { TextAreaField, TextField } from '../../ui/form/fields';
import type { GameValues } from './game-values';

interface GameDetailFieldsProps {
  /** What only a new game is asked. */
  readonly afterTitle?: ReactNode;
}

/** What a provider says of a game, besides its images. */
export const GameDetailFields = ({ afterTitle }: GameDetailFieldsProps) => {
  const countries = useMemo(() => countryChoices(), []);
  const languages = useMemo(() => languageOptions(), []);
  return (
    <>
      <TextField<GameValues> name="title" label="Title" autoComplete="off" />
      {afterTitle}
      <TextAreaField<GameValues>
        name="description"
        label="Description"
        optional
        hint={`What the game is, for visitors and operators. At most ${limits.game.description} characters.`}
      />
      <ChipsField<GameValues>
        name="tags"
        label="Tags"
        optional
        hint={`Press Enter or a comma after each; at most ${limits.game.tags}.`}
      />
      <ChipsField<GameValues>
        name="languages"
        label="Languages"
        hint="Type a name or a code, such as en. English is required."
        options={languages}
      />
      <ChipsField<GameValues>
        name="restrictedCountries"
        label="Blocked countries"
        optional
        hint="Type a country or paste codes: US, AU."
        options={countries}
      />
    </>
  );
};
