import type { WalletErrorCode } from '#wallet/contract/calls';
import { walletErrors } from '#wallet/contract/errors';
import type { Reply } from '#wallet/contract/read-reply';

/** Neither an answer nor an error of the protocol. `readReply` finds that required fields are missing. */
export const unclear = (status: number): Reply => ({ status, json: {} });

/** A field that is undefined is left out, as in the JSON of a wallet. */
export const answered = (fields: Readonly<Record<string, unknown>>): Reply => ({
  status: 200,
  json: defined(fields),
});

interface Details {
  readonly field?: string;
  readonly balance?: string | undefined;
  /** Another status than the one of the code: 500 if the protocol does not say that the call has changed nothing. */
  readonly status?: number;
}

export const errorReply = (
  code: WalletErrorCode,
  message: string,
  { status = walletErrors[code].status, ...details }: Details = {},
): Reply => ({ status, json: { code, message, ...defined(details) } });

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
