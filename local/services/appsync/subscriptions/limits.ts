/** Limits of real-time connections; tests have smaller ones. */
export interface RealTimeLimits {
  readonly keepAliveMs: number;
  readonly longestConnectionMs: number;
  readonly mostSubscriptions: number;
  /** Bytes that wait for a client that reads slower than it is sent to. */
  readonly mostWaitingBytes: number;
}

/**
 * https://docs.aws.amazon.com/general/latest/gr/appsync.html and the developer guide's "real-time WebSocket client".
 * AWS does not publish how much waits for a slow client: here four of the largest payloads.
 */
export const realTimeLimits: RealTimeLimits = {
  keepAliveMs: 60_000,
  longestConnectionMs: 24 * 60 * 60_000,
  mostSubscriptions: 100,
  mostWaitingBytes: 4 * 240 * 1024,
};

/** How long a client waits for a sign of life. */
export const connectionTimeoutMs = 300_000;
