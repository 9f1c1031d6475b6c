import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads a secret when it is first asked for and remembers it; a reading that fails is tried again by the next call. */
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
    read ??= ask().catch((fault: unknown) => {
      read = undefined;
      throw fault;
    });
    return read;
  };
}
