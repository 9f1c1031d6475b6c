import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import { gameFields } from '#domain/games/game-fields';
import type { CreateGameInput, UpdateGameInput } from '#domain/generated/types';
import type { OwnedGame } from '../../parts/games/owned-game';

/** The form values of a game: lists as text separated by commas, keys unchanged. */
export type GameValues = FormValues<typeof gameFields>;

export const valuesOfGame = (game: OwnedGame | null): GameValues => formValuesOf(gameFields, game);

export const createGameInput = (values: GameValues, companyId: string): CreateGameInput => ({
  companyId,
  ...formInputOf<CreateGameInput>()(gameFields, values, 'create'),
});

export const updateGameInput = (
  values: GameValues,
  { id, version }: Pick<OwnedGame, 'id' | 'version'>,
): UpdateGameInput => ({
  id,
  expectedVersion: version,
  ...formInputOf<UpdateGameInput>()(gameFields, values, 'update'),
});
