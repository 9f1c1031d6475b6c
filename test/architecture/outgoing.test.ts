import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const client = 'lambda/services/outgoing/outgoing-client.ts';

/** AppSync’s own address, from the template. */
const ownServices = ['lambda/functions/copy-scores/publisher.ts'];

const connects =
  /from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|dns\/promises|undici)'|\b(?:fetch|WebSocket|EventSource)\(/;

test('only the outgoing client calls servers of others', () => {
  const code = readdirSync('lambda', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `lambda/${file}`);
  const found = code.filter((file) => connects.test(readFileSync(file, 'utf8')));
  // The check of addresses connects to nothing.
  const addresses = 'lambda/services/outgoing/public-address.ts';
  expect(found.sort()).toEqual([...ownServices, client, addresses].sort());
});

test('only one function runs contract tests, on an address that was checked', () => {
  const runs = readdirSync('lambda', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\b(?:runScenarios|withTestWallet|contractCommand)\b/.test(readFileSync(`lambda/${file}`, 'utf8')),
    );
  expect(runs).toEqual(['functions/test-wallets/test-wallets.ts']);
});
