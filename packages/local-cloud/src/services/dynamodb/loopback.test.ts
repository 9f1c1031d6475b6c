import { platform } from 'node:process';
import { expect, test } from '@jest/globals';
import { freeLoopback } from './loopback';

const onLinux = platform === 'linux' ? test : test.skip;

onLinux('answers another address of 127.0.0.0/8 each time, never 127.0.0.1', async () => {
  const found = await Promise.all(Array.from({ length: 8 }, () => freeLoopback()));
  for (const { host, port } of found) {
    expect(host).toMatch(/^127\.(?!0\.)\d{1,3}\.\d{1,3}\.\d{1,3}$/);
    expect(port).toBeGreaterThan(1023);
  }
  expect(new Set(found.map(({ host }) => host)).size).toBe(found.length);
});

// The address is reserved for documentation (RFC 5737), so no machine has it.
test('falls back to 127.0.0.1 if the system does not have the address', async () => {
  expect((await freeLoopback('192.0.2.1')).host).toBe('127.0.0.1');
});
