import { patience, type Ports, settle, type WalletName } from '@novalink/ledger';

/** Reads the number of a wallet's movements with strong consistency. Throws if the wallet cannot be read. */
export const movementsIn =
  <Item>(ledger: Ports<Item>) =>
  async (wallet: WalletName): Promise<number> => {
    const read = await settle(ledger, { op: 'READ_WALLET', wallet }, patience(ledger));
    if (read === 'UNKNOWN' || read.answer !== 'WALLET') throw new Error('A wallet could not be read.');
    return read.wallet.version;
  };
