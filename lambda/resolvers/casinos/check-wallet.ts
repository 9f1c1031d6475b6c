import { walletSettings } from '#domain/casinos/wallet-settings';
import { guard } from '#domain/guard';
import { refuse } from '../refuse';
import type { CasinoRow } from './casino-row';

/** Refuses a casino whose own wallet has not passed the contract tests with the current settings. */
export function checkWallet(casino: CasinoRow): void {
  if (casino.walletMode === 'INTERNAL') return;
  const isTested = casino.walletTested === walletSettings(casino);
  if (!guard('casino.tested-wallet', isTested)) refuse('casino.wallet-not-tested');
}
