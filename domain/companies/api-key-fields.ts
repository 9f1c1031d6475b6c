import type { FieldsOf } from '../fields/field';
import type { CreateApiKeyInput } from '../generated/types';

/** The fields of an API key that the owner of its company fills in. */
export const apiKeyFields = {
  companyId: {
    kind: 'control',
    value: 'id',
    required: true,
    notEdited: 'The page sends the id of the company.',
  },
  name: { kind: 'line', required: true, shortest: 2, longest: 60 },
  scheme: { kind: 'enum', required: true, options: { V1: true, ED25519: true } },
  publicKey: { kind: 'lines', longest: 200 },
  scopes: {
    kind: 'list',
    required: true,
    of: {
      kind: 'enum',
      options: {
        SESSIONS_WRITE: true,
        METRICS_READ: true,
        ROUNDS_READ: true,
        TOURNAMENTS_READ: true,
        PROMOTIONS_READ: true,
      },
    },
    most: 10,
    once: { message: 'format' },
  },
  expiresOn: { kind: 'date' },
} as const satisfies FieldsOf<CreateApiKeyInput>;
