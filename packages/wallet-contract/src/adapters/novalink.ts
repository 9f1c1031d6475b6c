import type { Reply } from '#wallet/contract/read-reply';
import { walletCalls } from '#wallet/generated/wallet-api';
import { signatureHeaders } from '#wallet/signatures/signed-text';
import type { WalletAdapter } from './adapter';

/** The contract itself. */
export const novalink: WalletAdapter = {
  encode: ({ call, request }, { requestId }) => ({
    path: walletCalls[call].path,
    body: JSON.stringify({ requestId, ...request }),
  }),
  headers: ({ keyId, timestamp, signature }) => ({
    [signatureHeaders.key]: keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signature,
  }),
  decode: (_sent, _context, { status, body }): Reply => {
    try {
      return { status, json: JSON.parse(body) as unknown };
    } catch {
      return { status, json: undefined };
    }
  },
};
