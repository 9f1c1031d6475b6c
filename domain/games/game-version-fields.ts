import type { FieldsOf } from '../fields/field';
import type { CreateGameVersionInput, SymbolFaceInput, UpdateGameVersionInput } from '../generated/types';

const given = { kind: 'control', required: true } as const;

export const symbolFields = {
  symbol: { kind: 'line', required: true, longest: 64, notEdited: 'Derived from the model.' },
  name: { kind: 'line', required: true, longest: 40 },
  imageKey: { kind: 'image-key' },
} as const satisfies FieldsOf<SymbolFaceInput>;

/** The fields of a game version that a provider edits. */
export const gameVersionFields = {
  id: {
    ...given,
    value: 'id',
    only: 'update',
    notEdited: 'The page sends the id of the version that it changes.',
  },
  expectedVersion: {
    ...given,
    value: 'version',
    only: 'update',
    notEdited: 'The page sends the version that it has read.',
  },
  gameId: { ...given, value: 'id', notEdited: 'The page sends the id of the game.' },
  semver: { kind: 'semver', required: true, only: 'create' },
  /** `@novalink/engine` validates the content of the model. */
  mathModel: { kind: 'json', required: true, longest: 65_536 },
  declaredRtp: { kind: 'rtp', required: true },
  declaredMaxWinX: { kind: 'integer', required: true, smallest: 1, largest: 1_000_000 },
  betLevels: {
    kind: 'list',
    required: true,
    of: { kind: 'integer', smallest: 1, largest: 1_000_000, itemMessage: 'bet' },
    some: 'required',
    most: 20,
    ascending: 'ascending',
  },
  /** Required for a submitted version. */
  rulesText: { kind: 'lines', longest: 5000 },
  changelog: { kind: 'lines', longest: 2000 },
  symbols: { kind: 'list', required: true, of: { kind: 'group', fields: symbolFields }, most: 64 },
} as const satisfies FieldsOf<CreateGameVersionInput, UpdateGameVersionInput>;
