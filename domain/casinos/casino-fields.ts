import type { FieldsOf } from '../fields/field';
import type { CreateCasinoInput, UpdateCasinoInput } from '../generated/types';

const given = { kind: 'control', required: true } as const;

/** The fields of a casino that an operator edits. */
export const casinoFields = {
  id: {
    ...given,
    value: 'id',
    only: 'update',
    notEdited: 'The page sends the id of the casino that it changes.',
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
    notEdited: 'The page sends the id of the operator’s company.',
  },
  name: { kind: 'line', required: true, shortest: 2, longest: 60 },
  jurisdiction: {
    kind: 'enum',
    required: true,
    options: { DEMO: true, MGA: true, UKGC: true, CURACAO: true, OTHER: true },
  },
  licenceNumber: { kind: 'line', longest: 60 },
  licenceUrl: { kind: 'https-url' },
  licenceExpires: { kind: 'date' },
  minAge: { kind: 'integer', smallest: 18, largest: 25, standard: 18 },
  blockedCountries: { kind: 'list', of: { kind: 'country' }, most: 250, standard: [] },
  walletMode: { kind: 'enum', options: { INTERNAL: true, SEAMLESS: true }, standard: 'INTERNAL' },
  walletUrl: { kind: 'server-url' },
  walletProtocol: {
    kind: 'enum',
    options: { NOVALINK: true },
    standard: 'NOVALINK',
    notEdited: 'There is one protocol.',
  },
  embedOrigins: { kind: 'list', of: { kind: 'origin' }, most: 20, once: { message: 'once' }, standard: [] },
} as const satisfies FieldsOf<CreateCasinoInput, UpdateCasinoInput>;
