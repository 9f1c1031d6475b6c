import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { walletRules } from '@novalink/wallet-contract';
import {
  contractCommand,
  isUnchanged,
  newPlayer,
  runScenarios,
  scenarios,
  type WalletReport,
  withTestWallet,
} from '@novalink/wallet-contract/contract-tests';
import { playHistory, type Step } from '@novalink/wallet-contract/model';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { deep, isDeep } from '#test/support/deep';
import { brokenWallets } from './broken-wallets';
import { referenceWallet, startWallet, type StartedWallet } from './started-wallet';

const folder = mkdtempSync(join(tmpdir(), 'wallet-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('there are at least 45 scenarios with different ids, and some for every rule', () => {
  const ids = scenarios.map(({ id }) => id);
  const rules = new Set(scenarios.map(({ rule }) => String(rule)));
  expect([...rules].sort()).toEqual(Object.keys(walletRules).sort());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(45);
});

describe('the reference wallet', () => {
  const key = 'test:a secret';
  let wallet: StartedWallet;
  beforeAll(async () => {
    wallet = await startWallet();
  });
  afterAll(() => wallet.stop());

  test('has at most 400 lines, so that a partner reads it', () => {
    expect(readFileSync(referenceWallet, 'utf8').split('\n').length).toBeLessThanOrEqual(401);
  });

  test('passes all scenarios, and the command writes a report with a hash', async () => {
    const file = join(folder, 'report.json');
    const lines: string[] = [];
    const args = ['--wallet', wallet.url.href, '--key', key, '--report', file];
    const exitCode = await contractCommand(args, (line) => lines.push(line));
    const report = JSON.parse(readFileSync(file, 'utf8')) as WalletReport;
    expect(report.scenarios.filter(({ status }) => status !== 'PASSED')).toEqual([]);
    expect([exitCode, report.status, isUnchanged(report)]).toEqual([0, 'PASSED', true]);
    expect(isUnchanged({ ...report, wallet: 'https://wallet.example' })).toBe(false);
    expect(lines.at(-2)).toBe(`${scenarios.length} of ${scenarios.length} scenarios passed: PASSED.`);
  });

  test('passes single scenarios, which is not a whole report', async () => {
    const file = join(folder, 'partial.json');
    const args = [
      '--wallet',
      wallet.url.href,
      '--key',
      key,
      '--only',
      'round.',
      '--coin',
      'EUR',
      '--report',
      file,
    ];
    expect(await contractCommand(args, () => undefined)).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ status: 'PARTIAL' });
  });

  test('is skipped with a reason if the key is wrong', async () => {
    const lines: string[] = [];
    const args = ['--wallet', wallet.url.href, '--key', 'test:another secret'];
    expect(await contractCommand(args, (line) => lines.push(line))).toBe(1);
    expect(lines.at(-1)).toMatch(/^Skipped, .*INVALID_SIGNATURE/);
  });
});

test('the reference wallet verifies Ed25519', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = join(folder, 'key.pem');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url').toString('base64');
  const wallet = await startWallet({ WALLET_PUBLIC_KEY: publicKey });
  const args = ['--wallet', wallet.url.href, '--key', 'test', '--private-key', file, '--only', 'signature.w'];
  const lines: string[] = [];
  expect(await contractCommand(args, (line) => lines.push(line))).toBe(0);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  await wallet.stop();
});

test('the reference wallet knows confirmed bets after it was killed, and has no /dev/session in production', async () => {
  const file = join(folder, 'killed.sqlite');
  const first = await startWallet({ WALLET_FILE: file });
  const seed = randomBytes(6).toString('hex');
  const { bet, answer } = await withTestWallet(first, `${seed}1`, async (asked) => {
    const bet = (await newPlayer(asked, '900')).bet('100');
    return { bet, answer: (await asked.send('bet', bet)).answer };
  });
  await first.stop('SIGKILL');
  // As after a kill in the middle of a transaction.
  mkdirSync(`${file}.lock`);
  const second = await startWallet({ WALLET_FILE: file, NODE_ENV: 'production' });
  await withTestWallet(second, `${seed}2`, async (asked) => {
    expect((await asked.send('bet', bet)).answer).toEqual(answer);
    await expect(newPlayer(asked, '900')).rejects.toThrow(/NOT_FOUND/);
  });
  await second.stop();
  expect(answer?.balance).toBe('800');
});

const amounts = fc.bigInt(0n, 600n);
const someTx = fc.nat(30);
const about = { tx: someTx, round: fc.nat(10), amount: amounts, closes: fc.boolean() };
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constant('bet' as const), ...about }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ call: fc.constant('bet' as const), ...about },
      win: fc.record({ tx: someTx, amount: amounts }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ call: fc.constant('win' as const), ...about },
      kind: fc.constantFrom('ROUND' as const, 'PROMOTION' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ call: fc.constant('rollback' as const), round: fc.nat(10) },
      txs: fc.uniqueArray(someTx, { minLength: 1, maxLength: 2 }),
    }),
  },
  fc.record({ call: fc.constant('close' as const), round: fc.nat(10) }),
);

test('the reference wallet plays random histories like the model, and keeps the sums of its transactions', async () => {
  const file = join(folder, 'wallet.sqlite');
  const wallet = await startWallet({ WALLET_FILE: file });
  await withTestWallet(wallet, randomBytes(6).toString('hex'), (asked) =>
    fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40 }), async (history) => {
        const player = await newPlayer(asked, '900');
        expect(await playHistory(asked, player, 900n, history)).toBeUndefined();
      }),
      { numRuns: deep(12, 200) },
    ),
  );
  await wallet.stop();
  const database = new sqlite.Database(file, { readOnly: true });
  const wrong =
    database.all(`SELECT users.id FROM users LEFT JOIN transactions ON user = users.id AND NOT rolled_back
    GROUP BY users.id HAVING opening + COALESCE(SUM(amount), 0) <> balance`);
  const counted = database.get('SELECT COUNT(*) > 50 AS are_many FROM transactions');
  database.close();
  expect([wrong, counted]).toEqual([[], { are_many: 1 }]);
});

/** The other rules are about signatures, forms and connections. */
const aboutCoins = scenarios.filter(({ rule }) => rule <= 6);

test.each(brokenWallets)(
  'a wallet with $name fails the scenarios about it',
  async ({ change, fails, mayFail = [] }) => {
    const wallet = await startWallet({}, change);
    // The others pass, as with the reference wallet above.
    const asked = aboutCoins.filter(({ id }) => isDeep || fails.includes(id));
    const results = await runScenarios(wallet, asked, { seed: randomBytes(6).toString('hex') });
    await wallet.stop();
    const failed = results.filter(({ status }) => status !== 'PASSED').map(({ id }) => id);
    expect(failed.filter((id) => !mayFail.includes(id)).sort()).toEqual([...fails].sort());
  },
);

test('the command refuses wrong input', async () => {
  const printed = async (...args: string[]) => {
    const lines: string[] = [];
    return [await contractCommand(args, (line) => lines.push(line), {}), lines.join('\n')];
  };
  expect(await printed()).toEqual([2, 'Pass --wallet and --key, or --help.']);
  expect(await printed('--wallet', 'http://wallet.example', '--key', 'a:b')).toEqual([
    2,
    '--wallet must be an https address, or http on this machine.',
  ]);
  expect(await printed('--wallet', 'https://wallet.example', '--key', 'a')).toEqual([
    2,
    'The key must be an id and a secret, such as test:secret.',
  ]);
  expect((await printed('--help'))[0]).toBe(0);
});
