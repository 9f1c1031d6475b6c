import type { Needs } from '#lambda/functions/manage-casino-wallets/needs';
import type { Request } from '#lambda/functions/manage-casino-wallets/request';
import { setWalletKey } from '#lambda/functions/manage-casino-wallets/set-wallet-key';

/** Runs one of the fields. */
export const manageCasinoWallets =
  (needs: Needs) =>
  ({ identity, arguments: { input } }: Request) =>
    setWalletKey(needs)(identity, input);
