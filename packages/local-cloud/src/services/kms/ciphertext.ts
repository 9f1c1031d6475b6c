import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { Key } from './keys';

/** Pairs that must be equal when the ciphertext is decrypted. */
export type EncryptionContext = Readonly<Record<string, string>>;

const [idBytes, nonceBytes, tagBytes] = [36, 12, 16];

/** The id of the key, a nonce, a tag, and the plaintext encrypted with AES-256-GCM. */
export function encrypted({ id, material }: Key, plaintext: Uint8Array, context: EncryptionContext): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(material, 'base64'), nonce);
  cipher.setAAD(bytesOf(context));
  const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.from(id), nonce, cipher.getAuthTag(), body]);
}

/** Throws InvalidCiphertextException if the bytes or the context are not those of `encrypted`. */
export function decrypted({ material }: Key, ciphertext: Buffer, context: EncryptionContext): Buffer {
  const tagAt = idBytes + nonceBytes;
  try {
    const nonce = ciphertext.subarray(idBytes, tagAt);
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(material, 'base64'), nonce, {
      authTagLength: tagBytes,
    });
    decipher.setAAD(bytesOf(context));
    decipher.setAuthTag(ciphertext.subarray(tagAt, tagAt + tagBytes));
    return Buffer.concat([decipher.update(ciphertext.subarray(tagAt + tagBytes)), decipher.final()]);
  } catch {
    throw new AwsError('InvalidCiphertextException', '');
  }
}

export function keyIdOf(ciphertext: Buffer): string {
  const id = ciphertext.subarray(0, idBytes).toString();
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new AwsError('InvalidCiphertextException', '');
  return id;
}

const bytesOf = (context: EncryptionContext) => Buffer.from(JSON.stringify(Object.entries(context).sort()));
