import type { WalletRule } from '#wallet/contract/rules';
import type { TestWallet } from './test-wallet';

/** One test of a wallet. */
export interface Scenario {
  /** `group.name`. It stays the same when the scenario changes. */
  readonly id: string;
  readonly rule: WalletRule;
  /** What a wallet that passes does. */
  readonly proves: string;
  /** Throws a `Mismatch` if the wallet does something else. */
  readonly play: (wallet: TestWallet) => Promise<void>;
}

export const scenario = (id: string, rule: WalletRule, proves: string, play: Scenario['play']): Scenario => ({
  id,
  rule,
  proves,
  play,
});
