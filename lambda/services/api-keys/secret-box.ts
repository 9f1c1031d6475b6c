import { DecryptCommand, EncryptCommand, type KMSClient } from '@aws-sdk/client-kms';

/** Encrypts the secrets of API keys with a key of KMS that never leaves it. */
export interface SecretBox {
  /** In base64. Only the same `keyId` opens it. */
  seal(secret: string, keyId: string): Promise<string>;
  open(sealed: string, keyId: string): Promise<string>;
}

/** The number of secrets that a function remembers, so that it does not ask KMS for every request. */
const remembered = 500;

export function secretBox(kms: Pick<KMSClient, 'send'>, KeyId: string): SecretBox {
  const opened = new Map<string, string>();
  return {
    seal: async (secret, keyId) => {
      const { CiphertextBlob } = await kms.send(
        new EncryptCommand({ KeyId, Plaintext: Buffer.from(secret), EncryptionContext: { keyId } }),
      );
      if (CiphertextBlob === undefined) throw new Error('KMS returned no ciphertext.');
      return Buffer.from(CiphertextBlob).toString('base64');
    },
    open: async (sealed, keyId) => {
      const name = `${keyId} ${sealed}`;
      const known = opened.get(name);
      if (known !== undefined) return known;
      const { Plaintext } = await kms.send(
        new DecryptCommand({
          KeyId,
          CiphertextBlob: Buffer.from(sealed, 'base64'),
          EncryptionContext: { keyId },
        }),
      );
      if (Plaintext === undefined) throw new Error('KMS returned no plaintext.');
      const secret = Buffer.from(Plaintext).toString();
      if (opened.size >= remembered) opened.clear();
      opened.set(name, secret);
      return secret;
    },
  };
}
