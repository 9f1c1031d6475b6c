import { callLimitMs } from '#wallet/contract/call-limit';
import type { WalletCall } from '#wallet/contract/calls';
import { readReply, type ReadReply } from '#wallet/contract/read-reply';
import { walletCalls } from '#wallet/generated/wallet-api';
import { signatureOf, type SigningKey } from '#wallet/signatures/request-signature';
import { signatureHeaders } from '#wallet/signatures/signed-text';
import type { HttpReply, HttpRequest, HttpLine } from './http-line';
import type { Ids } from './ids';

/** The key that the wallet knows. */
export interface WalletKey {
  readonly id: string;
  readonly signing: SigningKey;
}

/** What test sessions are about. The wallet must know them. */
export interface Place {
  readonly coin: string;
  readonly brand: string;
  readonly game: string;
}

/** How a request differs from a correct one. */
export interface Change extends Partial<Pick<HttpRequest, 'between' | 'isChunked' | 'isCut' | 'method'>> {
  /** The bytes that are sent, and signed unless `signedBody` is given. */
  readonly body?: Uint8Array;
  readonly signedBody?: Uint8Array;
  readonly path?: string;
  readonly signedPath?: string;
  readonly query?: string;
  readonly key?: WalletKey;
  readonly timestamp?: string;
  /** Changes the headers of the signature, which are names and values by turns. */
  readonly headers?: (headers: readonly string[]) => readonly string[];
}

export interface Exchange<Call extends WalletCall = WalletCall> extends ReadReply<Call>, HttpReply {
  readonly call: Call;
}

/** A wallet under test, and everything that scenarios need to ask it. */
export interface TestWallet {
  readonly ids: Ids;
  readonly key: WalletKey;
  readonly place: Place;
  /** Sends a request, which gets a new `requestId`. It need not match the contract. */
  readonly send: <Call extends WalletCall>(
    call: Call,
    request: object,
    change?: Change,
  ) => Promise<Exchange<Call>>;
  /** The same over a connection of its own. */
  readonly alone: () => TestWallet & { readonly close: () => void };
  /** All exchanges so far. */
  readonly exchanges: readonly Exchange[];
}

export interface TestWalletNeeds {
  readonly url: URL;
  readonly key: WalletKey;
  readonly place: Place;
  readonly ids: Ids;
  readonly line: HttpLine;
  readonly openLine: () => HttpLine;
  /** Where exchanges are added. */
  readonly exchanges: Exchange[];
}

export function testWallet(needs: TestWalletNeeds): TestWallet {
  const { url, key, place, ids, line, exchanges } = needs;
  return {
    ...{ ids, key, place, exchanges },
    send: async (call, request, change = {}) => {
      const whole = { requestId: ids.next(), ...request };
      const sent = httpRequest(call, change.body ?? Buffer.from(JSON.stringify(whole)), {
        url,
        key,
        ...change,
      });
      const http = await line.send(sent);
      const exchange = { call, ...http, ...readReply(call, request, http.reply) };
      exchanges.push(exchange);
      return exchange;
    },
    alone: () => {
      const own = needs.openLine();
      return { ...testWallet({ ...needs, line: own }), close: own.close };
    },
  };
}

function httpRequest(
  call: WalletCall,
  body: Uint8Array,
  { url, method = 'POST', path = walletCalls[call].path, query = '', key, ...change }: WithKey,
): HttpRequest {
  const base = url.pathname.replace(/\/$/, '');
  const target = `${base}${path}${query}`;
  const timestamp = change.timestamp ?? String(Math.floor(Date.now() / 1000));
  const signature = signatureOf(key.signing, {
    ...{ timestamp, method, body: change.signedBody ?? body },
    target: change.signedPath === undefined ? target : `${base}${change.signedPath}`,
  });
  const { between, isChunked, isCut, headers = (same) => same } = change;
  const signed = [
    ...[signatureHeaders.key, key.id],
    ...[signatureHeaders.timestamp, timestamp],
    ...[signatureHeaders.signature, signature],
  ];
  return {
    ...{ method, target, body, timeoutMs: callLimitMs(call) },
    headers: ['content-type', 'application/json; charset=utf-8', ...headers(signed)],
    ...(between && { between }),
    ...(isChunked && { isChunked }),
    ...(isCut && { isCut }),
  };
}

interface WithKey extends Change {
  readonly url: URL;
  readonly key: WalletKey;
}
