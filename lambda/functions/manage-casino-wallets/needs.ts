import type { Clock } from '#lambda/runtime/clock';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { walletTestQueue } from '#lambda/services/seamless/wallet-test-queue';
import type { CasinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import type { WalletTestStore } from '#lambda/stores/brands/wallet-test-store';

export interface Needs {
  readonly casinos: CasinoWalletStore;
  readonly tests: WalletTestStore;
  readonly enqueue: ReturnType<typeof walletTestQueue>;
  readonly scenarioCount: number;
  readonly box: Pick<SecretBox, 'seal'>;
  readonly newKeys: NewKeys;
  readonly clock: Clock;
}

export interface NewKeys {
  readonly secret: () => string;
  /** The private key as PKCS #8, and the 32 bytes of the public key; both in base64. */
  readonly keyPair: () => { readonly privateKey: string; readonly publicKey: string };
}
