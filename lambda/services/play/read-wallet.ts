import { patience, type Ports, settle, type WalletName, type WalletState } from '@novalink/ledger';
import { Refusal } from '#lambda/runtime/refusal';

/** The current state of a wallet. Refuses `wallet.unknown` if it cannot be read. */
export async function readWallet<Item>(ledger: Ports<Item>, wallet: WalletName): Promise<WalletState> {
  const read = await settle(ledger, { op: 'READ_WALLET', wallet }, patience(ledger));
  if (read === 'UNKNOWN' || read.answer !== 'WALLET') throw new Refusal('wallet.unknown');
  return read.wallet;
}
