import type { RequestOf, WalletCall } from '#wallet/contract/calls';
import type { Reply } from '#wallet/contract/read-reply';

type SentCall = Exclude<WalletCall, 'devSession'>;

/** A call of the contract without its `requestId`. */
export type WalletRequest = {
  readonly [Call in SentCall]: {
    readonly call: Call;
    readonly request: Omit<RequestOf<Call>, 'requestId'>;
  };
}[SentCall];

/** What a session knows from its start. Other protocols ask for it in every call. */
export interface SessionContext {
  readonly token: string;
  readonly user: string;
  readonly coin: string;
  /** How many decimals the coin has. Its minor unit is the last one. */
  readonly decimals: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly game: string;
  /** The address of the player. */
  readonly ip: string;
}

export interface CallContext {
  /** New for each attempt. */
  readonly requestId: string;
  /** Needed by all protocols but NOVALINK. */
  readonly session?: SessionContext;
  /** The bet of the round, to which a win or a close refers. */
  readonly betTxId?: string;
  /** The free rounds that paid the bet, for a win. */
  readonly freeRound?: string;
}

export interface EncodedCall {
  /** Below the address of the wallet. */
  readonly path: string;
  /** JSON. The same call in the same context has the same bytes. */
  readonly body: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** What the headers of a request are made from. */
export interface RequestSignature {
  readonly keyId: string;
  /** Seconds since 1970, as they are signed. */
  readonly timestamp: string;
  readonly signature: string;
}

/**
 * Writes the calls of the contract in the protocol of a wallet, and its answers as replies of the contract. It decides
 * nothing: `readReply` and `nextStep` do. An answer that the protocol does not describe is unreadable.
 */
export interface WalletAdapter {
  /** Throws `CannotEncode` if the protocol has no such call, or no exact number for an amount. */
  readonly encode: (sent: WalletRequest, context: CallContext) => EncodedCall;
  readonly headers: (signature: RequestSignature) => Readonly<Record<string, string>>;
  /** For a call that was encoded. It never throws. */
  readonly decode: (sent: WalletRequest, context: CallContext, answer: HttpAnswer) => Reply;
}
