import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Reply } from '#wallet/contract/read-reply';

export interface HttpRequest {
  readonly method: string;
  /** The path and the query. */
  readonly target: string;
  /** Names and values by turns. A name can occur twice. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
  readonly timeoutMs: number;
  /** Sends the body in chunks, without its length. */
  readonly isChunked?: boolean;
  /** Sends half of the body, waits for this, and sends the rest. */
  readonly between?: () => unknown;
  /** Ends the connection as soon as the request is sent. */
  readonly isCut?: boolean;
}

export interface HttpReply {
  readonly reply: Reply;
  /** The beginning of the body, for messages. */
  readonly text: string;
  readonly contentType: string;
  readonly milliseconds: number;
  /** Whether the connection had been used before. */
  readonly isReused: boolean;
}

/** Connections to one wallet. */
export interface HttpLine {
  readonly send: (request: HttpRequest) => Promise<HttpReply>;
  readonly close: () => void;
}

const longestAnswer = 65_536;

/**
 * A line that keeps connections alive and follows no redirects.
 *
 * @param connections The largest number of connections at a time.
 * @param address Where to connect to instead of resolving the host.
 */
export function openLine(url: URL, connections: number, address?: string): HttpLine {
  const isSecure = url.protocol === 'https:';
  const lookup = address === undefined ? {} : { lookup: lookupOf(address) };
  const options = { keepAlive: true, maxSockets: connections, ...lookup };
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  return {
    send: async (request) => {
      const started = performance.now();
      const { method, target, isChunked = false, body } = request;
      const length = isChunked ? ['transfer-encoding', 'chunked'] : ['content-length', String(body.length)];
      const headers = ['host', url.host, ...length, ...request.headers];
      const sent = (isSecure ? httpsRequest : httpRequest)(url, { agent, method, path: target, headers });
      const answered = answerTo(sent, request);
      await writeBody(sent, request);
      const { reply, text, contentType } = await answered;
      const milliseconds = Math.ceil(performance.now() - started);
      return { reply, text, contentType, milliseconds, isReused: sent.reusedSocket };
    },
    close: () => agent.destroy(),
  };
}

const lookupOf =
  (address: string): LookupFunction =>
  (_host, { all }, found) =>
    all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address));

async function writeBody(sent: ClientRequest, { body, between, isCut }: HttpRequest): Promise<void> {
  const half = Math.floor(body.length / 2);
  if (between) {
    sent.write(body.subarray(0, half));
    await between();
  }
  sent.end(between ? body.subarray(half) : body);
  if (isCut) sent.once('finish', () => sent.destroy());
}

interface Answered {
  readonly reply: Reply;
  readonly text: string;
  readonly contentType: string;
}

const failed = (failure: 'NOT_SENT' | 'TIMEOUT' | 'CUT'): Answered => ({
  reply: { failure },
  text: failure,
  contentType: '',
});

const answerTo = (sent: ClientRequest, { timeoutMs }: HttpRequest): Promise<Answered> =>
  new Promise((resolve) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const end = (answered: Answered) => {
      timeout.removeEventListener('abort', giveUp);
      resolve(answered);
    };
    const giveUp = () => {
      end(failed('TIMEOUT'));
      sent.destroy();
    };
    timeout.addEventListener('abort', giveUp);
    let isConnected = false;
    sent.once('socket', (socket) => {
      isConnected = sent.reusedSocket;
      const event = 'encrypted' in socket ? 'secureConnect' : 'connect';
      if (!isConnected) socket.once(event, () => (isConnected = true));
    });
    sent.on('error', () => end(failed(isConnected ? 'CUT' : 'NOT_SENT')));
    const isClosed = () => end(failed('CUT'));
    sent.once('close', isClosed);
    sent.once('response', (response) => {
      sent.off('close', isClosed);
      readText(response).then(
        (text) => end(answerOf(response, text)),
        () => end(failed('CUT')),
      );
    });
  });

async function readText(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length <= longestAnswer) pieces.push(piece);
  }
  // A longer answer is no longer JSON.
  return Buffer.concat(pieces).toString();
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, text: string): Answered {
  const contentType = headers['content-type'] ?? '';
  const isJson = /^application\/json\b/i.test(contentType);
  const json = isJson ? parsed(text) : undefined;
  return { reply: { status: statusCode, json }, text: text.slice(0, 300), contentType };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
