import {
  callLimitMs,
  type Reply,
  type RequestOf,
  type WalletCall,
  walletCalls,
} from '@novalink/wallet-contract';
import { signatureOf, type SigningKey } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';
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
  readonly signing: SigningKey;
}

/** A call without its `requestId`. */
type Unsent = {
  readonly [Call in Exclude<WalletCall, 'devSession'>]: {
    readonly call: Call;
    readonly request: Omit<RequestOf<Call>, 'requestId'>;
  };
}[Exclude<WalletCall, 'devSession'>];

interface Needs {
  readonly client: OutgoingClient;
  readonly clock: Clock;
}

/** How many calls to one wallet a process has open at a time. */
const mostOpenCalls = 50;

/**
 * Sends a call of the contract once, signed for the wallet of a casino. Returns the reply for `readReply`. A casino whose
 * wallet does not answer gets no further calls for a while: their reply is `NOT_SENT`.
 */
export function walletClient({ client, clock }: Needs) {
  const lines = new Map<string, { circuit: Circuit; openCalls: number }>();
  const lineOf = (casinoId: string) => {
    const line = lines.get(casinoId) ?? { circuit: closedCircuit, openCalls: 0 };
    lines.set(casinoId, line);
    return line;
  };
  return async (wallet: CasinoWallet, unsent: Unsent, requestId: string): Promise<Reply> => {
    const line = lineOf(wallet.casinoId);
    const startsAt = clock();
    if (line.openCalls >= mostOpenCalls || !admits(line.circuit, startsAt.getTime()))
      return { failure: 'NOT_SENT' };
    const signed = signedCall(wallet, unsent, requestId, startsAt);
    line.openCalls += 1;
    line.circuit = tried(line.circuit, startsAt.getTime(), signed.milliseconds);
    const reply = replyOf(await client(signed));
    line.openCalls -= 1;
    line.circuit = replied(line.circuit, isAnswered(reply), clock().getTime());
    return reply;
  };
}

function signedCall(
  { url, keyId, signing }: CasinoWallet,
  { call, request }: Unsent,
  requestId: string,
  now: Date,
): Parameters<OutgoingClient>[0] {
  const whole = `${url}${walletCalls[call].path}`;
  const { pathname: target } = new URL(whole);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const body = JSON.stringify({ requestId, ...request });
  const signature = signatureOf(signing, { timestamp, method: 'POST', target, body: Buffer.from(body) });
  const headers = {
    [signatureHeaders.key]: keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signature,
  };
  return { url: whole, headers, body, milliseconds: callLimitMs(call) };
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

function replyOf(reply: OutgoingReply): Reply {
  if ('failure' in reply) return failures[reply.failure];
  const { status, body } = reply;
  try {
    return { status, json: JSON.parse(body) as unknown };
  } catch {
    return { status, json: undefined };
  }
}

/** Refusals are answers, and so is `BUSY`, which the contract asks for. */
const isAnswered = (reply: Reply): boolean =>
  'status' in reply && reply.json !== undefined && (reply.status < 500 || reply.status === 503);
