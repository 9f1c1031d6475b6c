import type { Scenario } from '@novalink/wallet-contract/contract-tests';
import type { Clock } from '#lambda/runtime/clock';
import type { checkedAddress } from '#lambda/services/outgoing/outgoing-client';
import type { openWallet } from '#lambda/services/seamless/open-wallet';
import type { CasinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import type { WalletTestStore } from '#lambda/stores/brands/wallet-test-store';

export interface Needs {
  readonly casinos: Pick<CasinoWalletStore, 'casino'>;
  readonly tests: WalletTestStore;
  readonly open: ReturnType<typeof openWallet>;
  readonly check: (url: string) => ReturnType<typeof checkedAddress>;
  readonly scenarios: readonly Scenario[];
  readonly newSeed: () => string;
  readonly clock: Clock;
}
