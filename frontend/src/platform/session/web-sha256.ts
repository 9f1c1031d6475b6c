type Data = string | ArrayBuffer | ArrayBufferView;

const bytesOf = (data: Data): Uint8Array<ArrayBuffer> => {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  const view = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Uint8Array.from(view);
};

/**
 * SHA-256 and HMAC-SHA-256 of the Web Crypto API, in the interface that `SignatureV4` expects. The usual
 * packages contain a JavaScript implementation that current browsers do not need.
 */
export class WebSha256 {
  private readonly secret: Data | undefined;
  private parts: Uint8Array[] = [];

  constructor(secret?: Data) {
    this.secret = secret;
  }

  update(data: Data): void {
    this.parts.push(bytesOf(data));
  }

  reset(): void {
    this.parts = [];
  }

  async digest(): Promise<Uint8Array> {
    const data = Uint8Array.from(this.parts.flatMap((part) => [...part]));
    if (this.secret === undefined) return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(this.secret), algorithm, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', key, data));
  }
}
