import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** What play tokens are signed with. */
export type PlayKey = () => Promise<string>;

/** Read once, when it is first asked for; a reading that fails is tried again by the next who asks. */
export function secretPlayKey(secrets: Pick<SecretsManagerClient, 'send'>, SecretId: string): PlayKey {
  let read: Promise<string> | undefined;
  const ask = async () => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    if (!SecretString) throw new Error('The play key is empty.');
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
