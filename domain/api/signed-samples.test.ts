import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { isSigned } from '@novalink/wallet-contract/signatures';
import { deep } from '#test/support/deep';
import { signedSamples, type Samples } from './signed-samples';

const secret = 'nls_secret';
const body = '{"user":"Zoë","note":"a, b"}';

interface Received {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** Runs a program, and returns the request that it sends. */
async function sentBy(command: string, options: readonly string[], program: (url: string) => string) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(parts) });
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, NOVALINK_KEY: 'company.key', NOVALINK_SECRET: secret };
  try {
    await promisify(execFile)(command, [...options, program(`http://127.0.0.1:${port}/api/v1/x?a=1&b=2`)], {
      env,
    });
  } finally {
    server.close();
  }
  const [only] = received;
  if (only === undefined) throw new Error('The program sent nothing.');
  return only;
}

type Runner = readonly [language: keyof Samples, command: string, options: readonly string[]];
const runners = deep<readonly Runner[]>(
  [['TypeScript', process.execPath, ['--input-type=module', '-e']]],
  [
    ['TypeScript', process.execPath, ['--input-type=module', '-e']],
    ['curl', 'sh', ['-c']],
    ['Python', 'python3', ['-c']],
  ],
);

test.each(runners)('the program in %s signs a request with a body', async (language, command, options) => {
  const sent = await sentBy(command, options, (url) => signedSamples('POST', url, body)[language]);
  const { method, url: target = '', headers } = sent.request;
  expect({ method, target, type: headers['content-type'], key: headers['x-novalink-key'] }).toEqual({
    ...{ method: 'POST', target: '/api/v1/x?a=1&b=2', type: 'application/json', key: 'company.key' },
  });
  expect(sent.body.toString()).toBe(body);
  const timestamp = String(headers['x-novalink-timestamp']);
  const request = { timestamp, method: 'POST', target, body: sent.body };
  expect(isSigned({ scheme: 'v1', secret }, request, String(headers['x-novalink-signature']))).toBe(true);
});
