import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { until } from 'cdk-local-cloud/testing';
import { webhookSamples } from '#domain/api/webhook-samples';
import { newWebhookSecret, signedHeaders } from '#lambda/services/webhooks/signed-headers';
import { isDeep } from '#test/support/deep';

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  ...{ url: 'https://hooks.example/in', endpointId: 'W1', eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek' },
  body: '{"test": 2432232314}',
};

test('has the signature of the libraries of Standard Webhooks', () => {
  const headers = signedHeaders({ ...message, secrets: [secret] }, new Date(1_614_265_330_000));
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a new secret has 32 bytes in base64', () =>
  expect(newWebhookSecret(Buffer.alloc(32))).toBe('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='));

const started: ReturnType<typeof spawn>[] = [];
afterAll(() => started.forEach((server) => server.kill()));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const runners = [
  ['TypeScript', process.execPath, ['--input-type=module', '-e']],
  ...(isDeep ? ([['Python', 'python3', ['-c']]] as const) : []),
] as const;

test.each(runners)('the example in %s accepts genuine webhooks only', async (language, command, options) => {
  const port = await freePort();
  const env = { ...process.env, NOVALINK_WEBHOOK_SECRET: secret, PORT: `${port}` };
  started.push(spawn(command, [...options, webhookSamples[language]], { env, stdio: 'ignore' }));
  const send = (headers: Record<string, string>, body = message.body) =>
    fetch(`http://127.0.0.1:${port}/in`, { method: 'POST', headers, body }).then(({ status }) => status);
  const now = new Date();
  const signed = (by: string, at = now) => signedHeaders({ ...message, secrets: [by] }, at);
  expect(await until(() => send(signed(secret)).catch(() => undefined))).toBe(204);
  const other = 'whsec_AAAA';
  expect(await send(signed(other))).toBe(401);
  expect(await send(signedHeaders({ ...message, secrets: [other, secret] }, now))).toBe(204);
  expect(await send(signed(secret), `${message.body} `)).toBe(401);
  expect(await send(signed(secret, new Date(now.getTime() - 301_000)))).toBe(401);
});
