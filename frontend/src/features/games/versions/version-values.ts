import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import { gameVersionFields } from '#domain/games/game-version-fields';
import type { CreateGameVersionInput, UpdateGameVersionInput } from '#domain/generated/types';
import { laidOut } from '../../../parts/laid-out-json';
import type { OpenVersion } from '../game-fields';

/** A version as its form holds it: figures as text, the model as it was typed. */
export type VersionValues = FormValues<typeof gameVersionFields>;

export const valuesOfVersion = (version: OpenVersion | null): VersionValues => ({
  ...formValuesOf(gameVersionFields, version),
  ...(version === null ? { semver: '1.0.0' } : { mathModel: laidOut(version.mathModel) }),
});

export const createVersionInput = (values: VersionValues, gameId: string): CreateGameVersionInput => ({
  gameId,
  ...formInputOf<CreateGameVersionInput>()(gameVersionFields, values, 'create'),
});

export const updateVersionInput = (
  values: VersionValues,
  { gameId, id, version }: Pick<OpenVersion, 'gameId' | 'id' | 'version'>,
): UpdateGameVersionInput => ({
  gameId,
  id,
  expectedVersion: version,
  ...formInputOf<UpdateGameVersionInput>()(gameVersionFields, values, 'update'),
});
