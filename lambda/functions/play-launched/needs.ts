import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { SeamlessNeeds } from '#lambda/services/seamless/round-ports';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import type { LaunchStore } from '#lambda/stores/launches/launch-store';
import type { PlayFactsStore } from '#lambda/stores/play/play-facts';
import type { PlayStore } from '#lambda/stores/play/play-store';

export interface Needs extends SeamlessNeeds {
  readonly launches: Pick<LaunchStore, 'find'>;
  readonly facts: Pick<PlayFactsStore, 'facts'>;
  readonly plays: Pick<PlayStore, 'read' | 'put' | 'close' | 'sit'>;
  /** The wallet of a casino with its key. Undefined if the casino has none. */
  readonly walletOf: (casinoId: string) => Promise<CasinoWallet | undefined>;
  readonly box: Pick<SecretBox, 'open'>;
  /** A random server seed: 32 bytes, hexadecimal. */
  readonly newSeed: () => string;
  /** The minimum time from the start of one round of a player to the start of the next, in milliseconds. */
  readonly cycleMs: number;
}
