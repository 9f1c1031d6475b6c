/** Limits of real-time connections. Tests use smaller values. */
export interface RealTimeLimits {
  readonly keepAliveMs: number;
  readonly longestConnectionMs: number;
  readonly mostSubscriptions: number;
  /** Maximum number of buffered bytes for a slow client. */
  readonly mostWaitingBytes: number;
}

/**
 * https://docs.aws.amazon.com/general/latest/gr/appsync.html and the developer guide's "real-time WebSocket client".
 * AWS does not document how much it buffers for a slow client; here it is four of the largest payloads.
 */
export const realTimeLimits: RealTimeLimits = {
  keepAliveMs: 60_000,
  longestConnectionMs: 24 * 60 * 60_000,
  mostSubscriptions: 100,
  mostWaitingBytes: 4 * 240 * 1024,
};

/** How long a client waits for a keep-alive message. */
export const connectionTimeoutMs = 300_000;
