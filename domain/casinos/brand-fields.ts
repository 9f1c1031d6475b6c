import type { FieldsOf } from '../fields/field';
import type {
  BrandThemeInput,
  CreateBrandInput,
  ResponsiblePlayInput,
  UpdateBrandInput,
} from '../generated/types';

const given = { kind: 'control', required: true } as const;
const colour = { kind: 'colour', required: true } as const;

export const brandThemeFields = {
  primary: colour,
  surface: colour,
  accent: colour,
} as const satisfies FieldsOf<BrandThemeInput>;

export const responsiblePlayFields = {
  realityCheckMinutes: { kind: 'integer', required: true, smallest: 15, largest: 60, standard: 30 },
  /** In whole coins. */
  dailyLossLimit: { kind: 'integer', smallest: 1, largest: 1_000_000_000 },
  sessionMaxMinutes: { kind: 'integer', required: true, smallest: 15, largest: 480, standard: 120 },
} as const satisfies FieldsOf<ResponsiblePlayInput>;

/** The fields of a brand that an operator edits. */
export const brandFields = {
  id: {
    ...given,
    value: 'id',
    only: 'update',
    notEdited: 'The page sends the id of the brand that it changes.',
  },
  expectedVersion: {
    ...given,
    value: 'version',
    only: 'update',
    notEdited: 'The page sends the version that it has read.',
  },
  casinoId: { ...given, value: 'id', only: 'create', notEdited: 'The page sends the id of the casino.' },
  slug: { kind: 'slug', required: true, only: 'create' },
  name: { kind: 'line', required: true, shortest: 2, longest: 60 },
  tagline: { kind: 'line', longest: 300 },
  logoKey: { kind: 'image-key' },
  theme: { kind: 'group', required: true, fields: brandThemeFields },
  responsiblePlay: {
    kind: 'group',
    fields: responsiblePlayFields,
    standard: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
  },
  timeZone: { kind: 'time-zone', standard: 'UTC' },
  /** Games of the brand. The resolver checks that they belong to it. */
  featuredGameIds: {
    kind: 'list',
    only: 'update',
    of: { kind: 'id' },
    most: 20,
    once: { message: 'choose' },
    standard: [],
    notEdited: 'Chosen in the list of the brand’s games.',
  },
} as const satisfies FieldsOf<CreateBrandInput, UpdateBrandInput>;
