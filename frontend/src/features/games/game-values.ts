import type { CreateGameInput, GameType, UpdateGameInput } from '#domain/generated/types';
import { itemsIn } from '../../platform/list-text';
import type { OwnGame } from './game-fields';

/** The game as a form holds it: lists as text with commas, keys as they are. */
export interface GameValues {
  code: string;
  title: string;
  type: GameType;
  description: string;
  tags: string;
  languages: string;
  restrictedCountries: string;
  thumbnailKey: string | null;
  images: string[];
}

export const valuesOfGame = (game: OwnGame | null): GameValues => ({
  code: game?.code ?? '',
  title: game?.title ?? '',
  type: game?.type ?? 'SLOT',
  description: game?.description ?? '',
  tags: (game?.tags ?? []).join(', '),
  languages: (game?.languages ?? ['en']).join(', '),
  restrictedCountries: (game?.restrictedCountries ?? []).join(', '),
  thumbnailKey: game?.thumbnailKey ?? null,
  images: [...(game?.images ?? [])],
});

const detailsFrom = (values: GameValues) => ({
  title: values.title.trim(),
  description: values.description.trim() === '' ? null : values.description.trim(),
  tags: itemsIn(values.tags),
  languages: itemsIn(values.languages.toLowerCase()),
  restrictedCountries: itemsIn(values.restrictedCountries.toUpperCase()),
  thumbnailKey: values.thumbnailKey,
  images: values.images,
});

export const createGameInput = (values: GameValues, companyId: string): CreateGameInput => ({
  companyId,
  code: values.code.trim(),
  type: values.type,
  ...detailsFrom(values),
});

export const updateGameInput = (
  values: GameValues,
  { id, version }: Pick<OwnGame, 'id' | 'version'>,
): UpdateGameInput => ({ id, expectedVersion: version, ...detailsFrom(values) });
