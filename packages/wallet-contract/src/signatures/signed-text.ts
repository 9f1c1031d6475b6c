/** The headers of a signed request. */
export const signatureHeaders = {
  /** The id of the API key. */
  key: 'X-Novalink-Key',
  /** Seconds since 1970. */
  timestamp: 'X-Novalink-Timestamp',
  signature: 'X-Novalink-Signature',
} as const;

/**
 * `v1`: HMAC-SHA256 in lower-case hexadecimal digits. `ed25519`: Ed25519 in base64. Both sign the text that `signedText`
 * returns.
 */
export type SignatureScheme = 'v1' | 'ed25519';

/**
 * The schemes of other protocols, which sign the body only. `body-hmac`: HMAC-SHA256 in lower-case hexadecimal digits.
 * `body-ed25519` and `body-rsa`: Ed25519, and RSA with SHA-256 (PKCS #1 v1.5), in base64.
 */
export type BodySignatureScheme = 'body-hmac' | 'body-ed25519' | 'body-rsa';

/** The maximum difference between the timestamp and the clock of the server. */
export const signatureWindowSeconds = 300;

/** What a signature covers. */
export interface SignedRequest {
  /** As in its header. */
  readonly timestamp: string;
  /** In capitals. */
  readonly method: string;
  /**
   * The path and the query as they are sent, such as `/api/v1/games?limit=2`. The parameters of a query are sorted by their
   * names, and have no characters but those of `encodeURIComponent`.
   */
  readonly target: string;
  /** The bytes of the body. Empty without a body. */
  readonly body: Uint8Array;
}

/** `timestamp\nMETHOD\npath?query\nbody` as bytes. */
export function signedText({ timestamp, method, target, body }: SignedRequest): Uint8Array {
  const head = new TextEncoder().encode(`${timestamp}\n${method}\n${target}\n`);
  const text = new Uint8Array(head.length + body.length);
  text.set(head);
  text.set(body, head.length);
  return text;
}

/** Whether a timestamp is written as seconds, and is not too far from the time. */
export const isTimely = (timestamp: string, now: Date): boolean =>
  /^[1-9]\d{9,10}$/.test(timestamp) &&
  Math.abs(Number(timestamp) - Math.floor(now.getTime() / 1000)) <= signatureWindowSeconds;
