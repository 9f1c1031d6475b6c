import { callLimitMs, type Reply } from '@novalink/wallet-contract';
import {
  encodedCall,
  walletAdapters,
  type CallContext,
  type EncodedCall,
  type WalletProtocol,
  type WalletRequest,
} from '@novalink/wallet-contract/adapters';
import { signatureOf, type WalletSigningKey } from '@novalink/wallet-contract/signatures';
import type { Clock } from '#lambda/runtime/clock';
import type {
  OutgoingClient,
  OutgoingFailure,
  OutgoingReply,
} from '#lambda/services/outgoing/outgoing-client';
import { admits, type Circuit, closedCircuit, replied, tried } from '#lambda/services/seamless/circuit';

/** The wallet of a casino. */
export interface CasinoWallet {
  readonly casinoId: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly keyId: string;
  /** With a scheme of the protocol: `walletProtocols`. */
  readonly signing: WalletSigningKey;
  /** `NOVALINK` unless given. */
  readonly protocol?: WalletProtocol;
}

interface Needs {
  readonly client: OutgoingClient;
  readonly clock: Clock;
}

/** How many calls to one wallet a process has open at a time. */
const mostOpenCalls = 50;

/**
 * Sends a call of the contract once, in the protocol of the wallet of a casino and signed for it. Returns the reply for
 * `readReply`. A casino whose wallet does not answer gets no further calls for a while: their reply is `NOT_SENT`. Protocols
 * other than NOVALINK need the rest of the context.
 */
export function walletClient({ client, clock }: Needs) {
  const lines = new Map<string, { circuit: Circuit; openCalls: number }>();
  const lineOf = (casinoId: string) => {
    const line = lines.get(casinoId) ?? { circuit: closedCircuit, openCalls: 0 };
    lines.set(casinoId, line);
    return line;
  };
  return async (
    wallet: CasinoWallet,
    unsent: WalletRequest,
    requestId: string,
    more: Omit<CallContext, 'requestId'> = {},
  ): Promise<Reply> => {
    const adapter = walletAdapters[wallet.protocol ?? 'NOVALINK'];
    const context = { requestId, ...more };
    const encoded = encodedCall(adapter, unsent, context);
    if ('reply' in encoded) return encoded.reply;
    const line = lineOf(wallet.casinoId);
    const startsAt = clock();
    if (line.openCalls >= mostOpenCalls || !admits(line.circuit, startsAt.getTime()))
      return { failure: 'NOT_SENT' };
    const milliseconds = callLimitMs(unsent.call);
    const signed = signedCall(wallet, encoded, startsAt);
    line.openCalls += 1;
    line.circuit = tried(line.circuit, startsAt.getTime(), milliseconds);
    const answer = await client({ ...signed, milliseconds });
    line.openCalls -= 1;
    line.circuit = replied(line.circuit, isAnswered(answer), clock().getTime());
    return 'failure' in answer ? failures[answer.failure] : adapter.decode(unsent, context, answer);
  };
}

function signedCall(
  { url, keyId, signing, protocol = 'NOVALINK' }: CasinoWallet,
  call: EncodedCall,
  now: Date,
) {
  const { path, body } = call;
  const { pathname: target } = new URL(`${url}${path}`);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = signatureOf(signing, { timestamp, method: 'POST', target, body: Buffer.from(body) });
  const headers = walletAdapters[protocol].headers({ keyId, timestamp, signature });
  return { url: `${url}${path}`, headers, body };
}

/** Replies in the words of the contract. An answer that was not read has no JSON. */
const failures: Readonly<Record<OutgoingFailure, Reply>> = {
  URL_NOT_ALLOWED: { failure: 'NOT_SENT' },
  HOST_NOT_FOUND: { failure: 'NOT_SENT' },
  ADDRESS_NOT_ALLOWED: { failure: 'NOT_SENT' },
  NOT_CONNECTED: { failure: 'NOT_SENT' },
  CLOSED_EARLY: { failure: 'CUT' },
  REDIRECTED: { status: 302, json: undefined },
  TOO_LARGE: { status: 200, json: undefined },
  TIMEOUT: { failure: 'TIMEOUT' },
};

/** Refusals are answers, and so is 503, which the contract asks for. A page that is no JSON is none. */
function isAnswered(answer: OutgoingReply): boolean {
  if ('failure' in answer || (answer.status >= 500 && answer.status !== 503)) return false;
  try {
    JSON.parse(answer.body);
    return true;
  } catch {
    return false;
  }
}
