import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updateGameRules } from '#domain/game-rules';
import { limits } from '#domain/limits';
import { Refused } from '../../platform/faults';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { GameDetailFields } from './game-detail-fields';
import { type GameValues, updateGameInput, valuesOfGame } from './game-values';
import { ImageChoice } from '../../parts/images/image-choice';
import { ImagesChoice } from '../../parts/images/images-choice';
import { gameQueryKey, type OpenGame, readGame } from './read-game';
import { updateGame, useRefreshGame } from './write-game';

/** A game's details and images, saved against the version they were read at. */
export const GameForm = ({ game: opened }: { readonly game: OpenGame }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const refresh = useRefreshGame(opened.id);
  const [game, setGame] = useState<Pick<OpenGame, 'id' | 'version'>>(opened);
  const [meanwhile, setMeanwhile] = useState<OpenGame>();
  const form = useForm<GameValues>({
    defaultValues: valuesOfGame(opened),
    resolver: formResolver(updateGameRules, (values: GameValues) => updateGameInput(values, game)),
  });
  const [thumbnailKey, images] = useWatch({ control: form.control, name: ['thumbnailKey', 'images'] });

  /** Once the person has been told, saving again is their decision. */
  const showTheirs = async () => {
    const { getGame: current } = await api.send(readGame, { id: game.id });
    queries.setQueryData(gameQueryKey(game.id), current);
    setMeanwhile(current);
    setGame(current);
  };

  const save = async (values: GameValues) => {
    const { updateGame: saved } = await api
      .send(updateGame, { input: updateGameInput(values, game) })
      .catch(async (fault: unknown) => {
        if (fault instanceof Refused && fault.code === 'game.stale') await showTheirs();
        throw fault;
      });
    setGame(saved);
    setMeanwhile(undefined);
    form.reset(valuesOfGame(saved));
    await refresh();
    say.done('The game is saved.');
  };

  return (
    <Form form={form} onSubmit={save} failureText={sentenceFor} keepsWork>
      <GameDetailFields />
      <ImageChoice
        label="Thumbnail"
        hint="What lists and the wall of live games show. It is needed before a version is sent in."
        imageKey={thumbnailKey}
        onChange={(key) => form.setValue('thumbnailKey', key, { shouldDirty: true })}
      />
      <ImagesChoice
        label="Images"
        hint={`At most ${limits.game.images}; the game’s page shows them in this order.`}
        most={limits.game.images}
        imageKeys={images}
        onChange={(keys) => form.setValue('images', keys, { shouldDirty: true })}
      />
      {meanwhile && (
        <Notice tone="warning" title="Changed by somebody else meanwhile">
          Its title is now “{meanwhile.title}”. Saving again puts what you have here in its place.
        </Notice>
      )}
      <div>
        <SubmitButton>Save the game</SubmitButton>
      </div>
    </Form>
  );
};
