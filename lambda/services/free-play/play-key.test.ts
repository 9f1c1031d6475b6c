import { expect, test } from '@jest/globals';
import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { secretPlayKey } from '#lambda/services/free-play/play-key';

/** A fake of Secrets Manager that returns these responses in order and records the requests. */
function secrets(...answers: (string | Error)[]) {
  const asked: unknown[] = [];
  const send = (command: unknown) => {
    asked.push(command instanceof GetSecretValueCommand ? command.input.SecretId : command);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ SecretString: answer });
  };
  return { asked, client: { send } as Pick<SecretsManagerClient, 'send'> };
}

test('reads the key once for parallel callers', async () => {
  const { asked, client } = secrets('the key');
  const key = secretPlayKey(client, 'arn:key');
  expect(await Promise.all([key(), key(), key()])).toEqual(['the key', 'the key', 'the key']);
  expect(await key()).toBe('the key');
  expect(asked).toEqual(['arn:key']);
});

test('reads the key again after a failure', async () => {
  const { client } = secrets(new Error('not now'), 'the key');
  const key = secretPlayKey(client, 'arn:key');
  await expect(key()).rejects.toThrow('not now');
  expect(await key()).toBe('the key');
});

test('throws for an empty key', async () => {
  await expect(secretPlayKey(secrets('').client, 'arn:key')()).rejects.toThrow('empty');
});
