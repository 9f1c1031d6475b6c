import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import { gameVersionFields } from '#domain/games/game-version-fields';
import type { CreateGameVersionInput, UpdateGameVersionInput } from '#domain/generated/types';
import { laidOut } from '../../parts/versions/laid-out-json';
import type { OpenVersion } from '../games/version-fields';
import { factsOf } from './model-facts';
import { symbolsFor } from './symbols-for';

/** The form values of a version: figures as text, the model as typed. */
export type VersionValues = FormValues<typeof gameVersionFields>;

export const valuesOfVersion = (version: OpenVersion | null): VersionValues => ({
  ...formValuesOf(gameVersionFields, version),
  ...(version !== null && { mathModel: laidOut(version.mathModel) }),
});

/** The form values of a new version with this number, and the values derived from its initial model. */
export const valuesOfNewVersion = (semver: string, mathModel = ''): VersionValues => {
  const blank = { ...valuesOfVersion(null), semver, mathModel };
  const facts = factsOf(mathModel);
  if (facts === undefined || 'faults' in facts) return blank;
  return { ...blank, ...facts.derived, symbols: symbolsFor(facts.model, []) };
};

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
