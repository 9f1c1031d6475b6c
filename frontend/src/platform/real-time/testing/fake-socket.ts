interface Sent {
  readonly type: string;
  readonly id?: string;
  readonly payload?: {
    readonly data: string;
    readonly extensions: { readonly authorization: Readonly<Record<string, string>> };
  };
}

/** A WebSocket that the test controls. */
class FakeSocket {
  readonly CONNECTING = 0;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Sent[] = [];
  readonly address: string;
  readonly protocols: readonly string[];

  constructor(address: string, protocols: readonly string[]) {
    this.address = address;
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  isClosed = (): boolean => this.readyState === 3;

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server, or the network, ends the connection. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** Accepts the connection. */
  accept(connectionTimeoutMs = 300_000): void {
    this.open();
    this.say({ type: 'connection_ack', payload: { connectionTimeoutMs } });
  }

  refuse(errorType: string): void {
    this.open();
    this.say({ type: 'connection_error', payload: { errors: [{ errorType, errorCode: 401 }] } });
  }

  /** The ids of the subscriptions that were started or stopped. */
  ids = (type: 'start' | 'stop'): (string | undefined)[] =>
    this.sent.filter((message) => message.type === type).map(({ id }) => id);

  /** The authorization of the connection. */
  authorization = (): unknown => {
    const encoded = this.protocols.find((protocol) => protocol.startsWith('header-'))?.slice(7) ?? '';
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  };
}

/** A network that records every opened socket for the test. */
export const fakeSockets = () => {
  const opened: FakeSocket[] = [];
  return {
    opened,
    last: (): FakeSocket => {
      const socket = opened.at(-1);
      if (!socket) throw new Error('No socket was opened.');
      return socket;
    },
    openSocket: (address: string, protocols: string[]): WebSocket => {
      const socket = new FakeSocket(address, protocols);
      opened.push(socket);
      // The client uses only the part of WebSocket that the fake implements.
      return socket as unknown as WebSocket;
    },
  };
};
