import type { FieldsOf } from '../fields/field';
import type { CreateGameInput, UpdateGameInput } from '../generated/types';

const given = { kind: 'control', required: true } as const;

/** The fields of a game that a provider edits. */
export const gameFields = {
  id: {
    ...given,
    value: 'id',
    only: 'update',
    notEdited: 'The page sends the id of the game that it changes.',
  },
  expectedVersion: {
    ...given,
    value: 'version',
    only: 'update',
    notEdited: 'The page sends the version that it has read.',
  },
  companyId: {
    ...given,
    value: 'id',
    only: 'create',
    notEdited: 'The page sends the id of the provider’s company.',
  },
  code: { kind: 'slug', required: true, only: 'create' },
  title: { kind: 'line', required: true, shortest: 2, longest: 60 },
  type: {
    kind: 'enum',
    required: true,
    only: 'create',
    options: { SLOT: true, TABLE: true, INSTANT: true },
    notEdited: 'The form creates slots, because only slots have a math model.',
  },
  description: { kind: 'lines', longest: 1000 },
  tags: { kind: 'list', of: { kind: 'line', longest: 30 }, most: 10, standard: [] },
  thumbnailKey: { kind: 'image-key' },
  images: { kind: 'list', of: { kind: 'image-key' }, most: 10, standard: [] },
  languages: {
    kind: 'list',
    of: { kind: 'language' },
    most: 30,
    includes: { item: 'en', message: 'english' },
    standard: ['en'],
  },
  restrictedCountries: { kind: 'list', of: { kind: 'country' }, most: 250, standard: [] },
} as const satisfies FieldsOf<CreateGameInput, UpdateGameInput>;
