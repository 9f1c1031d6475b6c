import { type ReactNode, useMemo } from 'react';
import { limits } from '#domain/limits';
import { countryChoices } from '../../platform/forms/country-options';
import { languageOptions } from '../../platform/forms/language-options';
import { ChipsField } from '../../ui/form/chips-field';
import { TextAreaField, TextField } from '../../ui/form/fields';
import type { GameValues } from './game-values';

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
      <TextField<GameValues> name="title" label="Title" autoComplete="off" />
      {afterTitle}
      <TextAreaField<GameValues>
        name="description"
        label="Description"
        optional
        longest={limits.game.description}
        hint="What the game is, for visitors and operators."
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
