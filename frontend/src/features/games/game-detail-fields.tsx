import { limits } from '#domain/limits';
import { TextAreaField, TextField } from '../../ui/form/fields';
import type { GameValues } from './game-values';

/** What a provider says of a game, besides its images. */
export const GameDetailFields = () => (
  <>
    <TextField<GameValues> name="title" label="Title" autoComplete="off" />
    <TextAreaField<GameValues>
      name="description"
      label="Description"
      optional
      hint={`What the game is, for visitors and operators. At most ${limits.game.description} characters.`}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField<GameValues>
        name="tags"
        label="Tags"
        optional
        hint={`Separated by commas; at most ${limits.game.tags}.`}
      />
      <TextField<GameValues>
        name="languages"
        label="Languages"
        hint="Two letters each, separated by commas: en, de. English is one of them."
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField<GameValues>
        name="restrictedCountries"
        label="Not offered in"
        optional
        hint="Countries by their two letters, separated by commas: US, AU."
        spellCheck={false}
      />
    </div>
  </>
);
