import type { IncomingMessage } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Upgrade } from '#local/platform/http';
import type { Api } from '../api';
import type { Caller } from '../execution/caller';
import { findCaller } from '../request/find-caller';
import { Rejection } from '../request/rejection';
import { serveConnection, type Connection } from './connection';
import { connectRequest } from './handshake';
import type { RealTimeLimits } from './limits';
import type { Register } from './register';
import { startSubscription, type StartNeeds } from './start';

export interface RealTime {
  /** Handles connections of `/graphql/realtime`. */
  readonly upgrade: Upgrade;
  stop(): void;
}

interface Needs extends StartNeeds {
  readonly register: Register;
  readonly limits: RealTimeLimits;
}

const protocol = 'graphql-ws';
/** The same as for a GraphQL request over HTTP. */
const maxPayload = 1_048_576;

/** WebSocket connections of the single API. */
export function createRealTime(currentApi: () => Api | undefined, needs: Needs): RealTime {
  const { tokenClock, limits, register } = needs;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
  });
  const opened = new Map<Connection, number>();
  let timer: NodeJS.Timeout | undefined;

  function serve(socket: WebSocket, incoming: IncomingMessage): void {
    const authorized = authorize(socket, incoming);
    // Reported to clients that send messages; other connections are closed after a while.
    authorized.catch(() => undefined);
    const start = (payload: unknown) =>
      startSubscription(payload, {
        ...needs,
        api: servedApi(currentApi()),
        sourceIp: incoming.socket.remoteAddress ?? '',
      });
    const connection = serveConnection({ socket, authorized, start, register, limits });
    opened.set(connection, tokenClock.now().getTime());
    timer ??= setInterval(lookAfter, limits.keepAliveMs).unref();
    socket.on('close', () => {
      opened.delete(connection);
      if (opened.size === 0) stopTimer();
    });
  }

  async function authorize({ protocol: chosen }: WebSocket, incoming: IncomingMessage): Promise<Caller> {
    const { settings } = servedApi(currentApi());
    if (chosen !== protocol) throw new Rejection(400, 'BadRequestException', 'NoProtocolError');
    return findCaller(connectRequest(incoming), settings, needs);
  }

  function lookAfter(): void {
    const now = tokenClock.now().getTime();
    for (const [connection, openedAt] of opened) {
      const age = now - openedAt;
      if (age >= limits.longestConnectionMs) connection.close('The connection is 24 hours old.');
      else if (!connection.isAcknowledged() && age >= limits.keepAliveMs)
        connection.close('The connection was not initialized.');
      else connection.keepAlive();
    }
  }

  function stopTimer(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    upgrade: (incoming, socket, head) => server.handleUpgrade(incoming, socket, head, serve),
    stop: () => {
      stopTimer();
      for (const socket of server.clients) socket.terminate();
    },
  };
}

function servedApi(api: Api | undefined): Api {
  if (api?.schema === undefined) throw new Rejection(404, 'NotFoundException', 'There is no such API.');
  return api;
}
