import type { FieldsOf } from '../fields/field';
import type { CreateSupportRequestInput } from '../generated/types';

/** The fields of the support form. */
export const supportFields = {
  topic: {
    kind: 'enum',
    options: {
      ACCOUNT: true,
      COMPANY: true,
      GAMES: true,
      CASINOS: true,
      PLAY: true,
      PRIVACY: true,
      PROBLEM: true,
      OTHER: true,
    },
    required: true,
  },
  email: { kind: 'email' },
  subject: { kind: 'line', required: true, shortest: 2, longest: 120 },
  text: { kind: 'lines', required: true, longest: 4000 },
} as const satisfies FieldsOf<CreateSupportRequestInput>;
