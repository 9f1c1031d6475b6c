import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '#lambda/services/outgoing/public-address';

export const outgoingFailures = [
  /** Not https, or with a user name, a password or a fragment. */
  'URL_NOT_ALLOWED',
  'HOST_NOT_FOUND',
  /** Not on the public internet. */
  'ADDRESS_NOT_ALLOWED',
  /** There is no connection, or its certificate is not valid for the host. Nothing was sent. */
  'NOT_CONNECTED',
  'CLOSED_EARLY',
  'REDIRECTED',
  'TOO_LARGE',
  'TIMEOUT',
] as const;
export type OutgoingFailure = (typeof outgoingFailures)[number];

/** What a foreign server answered, or why there is no answer. A failed call may have had its effect. */
export type OutgoingReply =
  | { readonly status: number; readonly body: string }
  | { readonly failure: OutgoingFailure };

export interface OutgoingCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. It is sent as it is, since signatures cover its bytes. */
  readonly body: string;
  /** The limit of the whole call, with the name resolution and the answer. */
  readonly milliseconds: number;
}

/** Posts to a server that is not ours. It never throws. */
export type OutgoingClient = (call: OutgoingCall) => Promise<OutgoingReply>;

export interface OutgoingOptions {
  /** Only the local cloud: allows http and https to the own machine, besides the internet. */
  readonly allowsLoopback: boolean;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

export const longestAnswerBytes = 65_536;

/** Where to connect to for a URL. */
type CheckedAddress =
  | { readonly url: URL; readonly address: string }
  | { readonly failure: Extract<OutgoingFailure, `${string}_NOT_ALLOWED` | 'HOST_NOT_FOUND'> };

/** Resolves the host of a URL and refuses addresses that are not on the public internet. */
export async function checkedAddress(
  text: string,
  { allowsLoopback, resolve = addressesOf }: OutgoingOptions,
): Promise<CheckedAddress> {
  const url = allowedUrl(text, allowsLoopback);
  if (!url) return { failure: 'URL_NOT_ALLOWED' };
  const addresses = await resolve(hostOf(url)).catch(() => []);
  const [address] = addresses;
  if (address === undefined) return { failure: 'HOST_NOT_FOUND' };
  const isAllowed = (one: string) =>
    allowsLoopback && isLoopbackAddress(one) ? true : url.protocol === 'https:' && isPublicAddress(one);
  return addresses.every(isAllowed) ? { url, address } : { failure: 'ADDRESS_NOT_ALLOWED' };
}

/**
 * The only code that calls servers of others, beside the contract tests, which call a `checkedAddress`:
 * `test/architecture/outgoing.test.ts`.
 */
export const outgoingClient =
  (options: OutgoingOptions): OutgoingClient =>
  async (call) => {
    const deadline = AbortSignal.timeout(call.milliseconds);
    const aborted = new Promise<OutgoingReply>((done) =>
      deadline.addEventListener('abort', () => done({ failure: 'TIMEOUT' }), { once: true }),
    );
    const answered = async (): Promise<OutgoingReply> => {
      const checked = await checkedAddress(call.url, options);
      if ('failure' in checked) return checked;
      const { url, address } = checked;
      return deadline.aborted ? { failure: 'TIMEOUT' } : exchange(url, address, call, deadline);
    };
    return Promise.race([answered(), aborted]);
  };

function allowedUrl(text: string, allowsLoopback: boolean): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  return url.protocol === 'https:' || (allowsLoopback && url.protocol === 'http:') ? url : undefined;
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** IPv4 first, because functions have no route for IPv6. */
async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

const lookupOf =
  (address: string): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, found) =>
    all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address));

/** One request on a connection of its own to the address that was checked. */
function exchange(
  url: URL,
  address: string,
  { headers, body }: OutgoingCall,
  signal: AbortSignal,
): Promise<OutgoingReply> {
  return new Promise((done) => {
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal,
      lookup: lookupOf(address),
      headers: {
        'user-agent': 'NovaLink',
        'content-type': 'application/json',
        ...headers,
        'content-length': Buffer.byteLength(body),
      },
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, options, (response) => {
      const status = response.statusCode ?? 0;
      const chunks: Buffer[] = [];
      let size = 0;
      const end = (reply: OutgoingReply) => {
        done(reply);
        sent.destroy();
      };
      if (status >= 300 && status < 400) {
        end({ failure: 'REDIRECTED' });
        return;
      }
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > longestAnswerBytes) end({ failure: 'TOO_LARGE' });
        else chunks.push(chunk);
      });
      response.on('end', () => end({ status, body: Buffer.concat(chunks).toString() }));
      response.on('error', () => end({ failure: signal.aborted ? 'TIMEOUT' : 'CLOSED_EARLY' }));
    });
    let isConnected = false;
    sent.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true)),
    );
    sent.on('error', () => {
      if (signal.aborted) done({ failure: 'TIMEOUT' });
      else done({ failure: isConnected ? 'CLOSED_EARLY' : 'NOT_CONNECTED' });
    });
    sent.end(body);
  });
}
