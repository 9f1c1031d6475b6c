import type { FieldsOf } from '../fields/field';
import type { CreateCompanyInput, UpdateCompanyInput } from '../generated/types';

const line = { kind: 'line', longest: 120 } as const;
const given = { kind: 'control' } as const;

/** The fields of a company that its owner edits. */
export const companyFields = {
  id: {
    ...given,
    value: 'id',
    required: true,
    only: 'update',
    notEdited: 'The page sends the id of the company that it changes.',
  },
  expectedVersion: {
    ...given,
    value: 'version',
    only: 'update',
    notEdited: 'The page sends the version that it has read.',
  },
  owner: {
    ...given,
    value: 'sub',
    notEdited: 'The caller. Only an admin can name another owner, in the API.',
  },
  active: { ...given, value: 'false', notEdited: 'Derived from the status.' },
  approved: { ...given, value: 'false', notEdited: 'Derived from the status.' },
  kind: { kind: 'enum', options: { PROVIDER: true, OPERATOR: true }, only: 'create' },
  name: { kind: 'line', required: true, shortest: 2, longest: 80 },
  description: { kind: 'lines', longest: 2000 },
  terms: { kind: 'lines', longest: 10_000 },
  image: { kind: 'list', of: { kind: 'image-key' }, most: 10 },
  address: line,
  address2: line,
  city: line,
  province: line,
  country: { kind: 'country' },
  postal: { kind: 'line', longest: 12 },
  phone: { kind: 'phone' },
  website: { kind: 'url' },
} as const satisfies FieldsOf<CreateCompanyInput, UpdateCompanyInput>;
