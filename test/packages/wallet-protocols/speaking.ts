import { encodedCall, walletAdapters, type WalletAdapter } from '@novalink/wallet-contract/adapters';
import { txIdsOf, type Outgoing } from '@novalink/wallet-contract/rounds';
import type { Speaker } from '../seamless-rounds/simulated-wallet';
import { engineWallet } from './engine-wallet';
import { hub88Wallet } from './hub88-wallet';
import type { ProtocolWalletOf } from './protocol-wallet';
import { softswissWallet } from './softswiss-wallet';

export const protocolWallets = {
  HUB88: hub88Wallet,
  ENGINE: engineWallet,
  SOFTSWISS: softswissWallet,
} as const satisfies Record<string, ProtocolWalletOf>;

export type ForeignProtocol = keyof typeof protocolWallets;

export const session = {
  ...{ token: 'token', user: 'ann', coin: 'GOLD', decimals: 2, country: 'MT', game: 'diamonds' },
  ip: '203.0.113.7',
};

/** Calls that a wallet of a protocol gets through the adapter. */
export const speaking =
  (protocol: ForeignProtocol, adapter: WalletAdapter = walletAdapters[protocol]): Speaker =>
  (play) => {
    const wallet = protocolWallets[protocol](play, session.decimals);
    let requests = 0;
    const contextOf = ({ request }: Outgoing) => ({
      ...{ requestId: `q${(requests += 1)}`, session, betTxId: txIdsOf({ id: request.roundId }).bet },
    });
    return {
      answer: (outgoing) => {
        const context = contextOf(outgoing);
        const encoded = encodedCall(adapter, outgoing, context);
        return 'reply' in encoded ? encoded.reply : adapter.decode(outgoing, context, wallet.post(encoded));
      },
      faults: (outgoing) => {
        const decoded = (answers: typeof wallet.failures) =>
          answers.map((answer) => adapter.decode(outgoing, contextOf(outgoing), answer));
        return {
          withoutEffect: [{ failure: 'CUT' }, ...decoded(wallet.failures)],
          refusedForNow: [{ failure: 'NOT_SENT' }, ...decoded(wallet.refusals)],
          unknown: [{ failure: 'TIMEOUT' }, ...decoded(wallet.unknown)],
        };
      },
    };
  };
