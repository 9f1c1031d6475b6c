import type { BodySignatureScheme, SignatureScheme } from '#wallet/signatures/signed-text';

/** The protocols that the wallet of an operator can speak, each with the schemes that can sign its requests. */
export const walletProtocols = {
  /** The contract of this package. */
  NOVALINK: ['v1', 'ed25519'],
  HUB88: ['body-rsa'],
  /** Version 1 of the operator wallet of Engine. */
  ENGINE: ['body-ed25519'],
  /** Version 2 of the game aggregator of SOFTSWISS. */
  SOFTSWISS: ['body-hmac'],
} as const satisfies Record<string, readonly (SignatureScheme | BodySignatureScheme)[]>;

export type WalletProtocol = keyof typeof walletProtocols;
