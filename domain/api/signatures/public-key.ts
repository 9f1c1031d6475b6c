/** The header of an Ed25519 key of 32 bytes in SPKI: RFC 8410. It has twelve bytes, so that base64 of both can be joined. */
const spkiHeader = 'MCowBQYDK2VwAyEA';

/** 32 bytes in base64 without unused bits. */
const key = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;

/** The bytes of an Ed25519 public key in base64, from PEM or base64. Undefined for another text. */
export function ed25519PublicKey(text: string): string | undefined {
  const base64 = text.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const bytes = base64.startsWith(spkiHeader) ? base64.slice(spkiHeader.length) : base64;
  return key.test(bytes) ? bytes : undefined;
}
