import type { Reply } from '#wallet/contract/read-reply';
import type { CallContext, EncodedCall, SessionContext, WalletAdapter, WalletRequest } from './adapter';
import { errorReply } from './replies';

/** A protocol cannot express a field of a request. */
export class CannotEncode extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * The request to send. If the protocol cannot express the call, nothing is sent, and the reply is the one of a wallet that
 * does not accept the request: a bet is refused, and a person decides about any other call.
 */
export function encodedCall(
  adapter: WalletAdapter,
  sent: WalletRequest,
  context: CallContext,
): EncodedCall | { readonly reply: Reply } {
  try {
    return adapter.encode(sent, context);
  } catch (error) {
    if (!(error instanceof CannotEncode)) throw error;
    return { reply: errorReply('INVALID_REQUEST', error.message, { field: error.field }) };
  }
}

export function sessionOf({ session }: CallContext): SessionContext {
  if (session === undefined) throw new CannotEncode('session', 'The protocol asks for the session.');
  return session;
}

export function betOf({ betTxId }: CallContext): string {
  if (betTxId === undefined) throw new CannotEncode('betTxId', 'The protocol asks for the bet.');
  return betTxId;
}
