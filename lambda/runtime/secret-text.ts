import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads a secret at the first call and caches it. After a failure, the next call reads it again. */
export function secretText(
  secrets: Pick<SecretsManagerClient, 'send'>,
  SecretId: string,
): () => Promise<string> {
  let read: Promise<string> | undefined;
  const ask = async () => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    if (!SecretString) throw new Error(`The secret ${SecretId} is empty.`);
    return SecretString;
  };
  return () => {
    read ??= ask().catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };
}
