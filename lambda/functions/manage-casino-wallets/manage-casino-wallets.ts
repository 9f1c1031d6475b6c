import type { Needs } from '#lambda/functions/manage-casino-wallets/needs';
import type { Request } from '#lambda/functions/manage-casino-wallets/request';
import { setWalletKey } from '#lambda/functions/manage-casino-wallets/set-wallet-key';
import { shareWalletReport, startWalletTest } from '#lambda/functions/manage-casino-wallets/wallet-tests';

/** Runs one of the fields. */
export const manageCasinoWallets = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  switch (fieldName) {
    case 'setWalletKey':
      return setWalletKey(needs)(identity, request.arguments.input);
    case 'startWalletTest':
      return startWalletTest(needs)(identity, request.arguments.input);
    case 'shareWalletReport':
      return shareWalletReport(needs)(identity, request.arguments.input);
  }
};
