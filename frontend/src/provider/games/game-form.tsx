import { useWatch } from 'react-hook-form';
import { updateGameRules } from '#domain/games/game-rules';
import { limits } from '#domain/limits';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { ImageChoice } from '../../parts/images/image-choice';
import { recommendedSizes } from '../../parts/images/image-sizes';
import { ImagesChoice } from '../../parts/images/images-choice';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { GameDetailFields } from './game-detail-fields';
import type { OwnedGame } from '../../parts/games/owned-game';
import { type GameValues, updateGameInput, valuesOfGame } from './game-values';
import { readGame } from './read-game';
import { updateGame, useRefreshGame } from './write-game';
import { imageName } from '../../parts/images/image-name';

/** Edits the details and images of a game. Saves them with optimistic locking. */
export const GameForm = ({ game }: { readonly game: OwnedGame }) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(game.id);
  const { form, theirs, takeTheirs, save } = useEditing<OwnedGame, GameValues>({
    opened: game,
    valuesOf: valuesOfGame,
    resolver: (base) => formResolver(updateGameRules, (values) => updateGameInput(values, base)),
    stale: 'game.stale',
    readAgain: async () => (await api.send(readGame, { id: game.id })).getGame,
  });
  const [thumbnailKey, images] = useWatch({ control: form.control, name: ['thumbnailKey', 'images'] });

  const send = async (values: GameValues) => {
    await save(async (base) => {
      const input = updateGameInput(values, base);
      return (await api.send(updateGame, { input })).updateGame;
    });
    await refresh();
    say.done('The game is saved.');
  };

  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <GameDetailFields />
      <ImageChoice
        name="thumbnailKey"
        size={recommendedSizes.thumbnail}
        label="Thumbnail"
        hint="Shown in lists and on the page of live games. Required before you submit a version."
        imageKey={thumbnailKey}
        onChange={(key) => form.setValue('thumbnailKey', key, { shouldDirty: true })}
      />
      <ImagesChoice
        name="images"
        size={recommendedSizes.game}
        label="Images"
        hint={`At most ${limits.game.images}; shown in this order on the page of the game.`}
        most={limits.game.images}
        imageKeys={images}
        onChange={(keys) => form.setValue('images', keys, { shouldDirty: true })}
      />
      {theirs && (
        <SavedMeanwhile
          labels={gameLabels}
          theirs={gameTexts(theirs)}
          mine={gameTexts(form.getValues())}
          onTake={takeTheirs}
        />
      )}
      <SaveBar>Save game</SaveBar>
    </Form>
  );
};

/** The labels of the fields that can change, as in the form. */
const gameLabels = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  languages: 'Languages',
  restrictedCountries: 'Blocked countries',
  thumbnailKey: 'Thumbnail',
  images: 'Images',
} as const satisfies Record<Exclude<keyof GameValues, 'code' | 'type'>, string>;

/** The field values as text, for comparison with another version. */
const gameTexts = ({ thumbnailKey, images, ...texts }: GameValues) => ({
  ...texts,
  thumbnailKey: thumbnailKey === null ? '' : imageName(thumbnailKey),
  images: images.map(imageName).join('\n'),
});
