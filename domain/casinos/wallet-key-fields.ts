import type { FieldsOf } from '../fields/field';
import type { SetWalletKeyInput } from '../generated/types';

/** The fields of the key for a casino's wallet. */
export const walletKeyFields = {
  casinoId: {
    kind: 'control',
    value: 'id',
    required: true,
    notEdited: 'The page sends the id of the casino.',
  },
  expectedVersion: {
    kind: 'control',
    value: 'version',
    required: true,
    notEdited: 'The page sends the version that it has read.',
  },
  keyId: { kind: 'key-id', required: true },
  scheme: { kind: 'enum', required: true, options: { V1: true, ED25519: true } },
  secret: { kind: 'secret' },
} as const satisfies FieldsOf<SetWalletKeyInput>;
