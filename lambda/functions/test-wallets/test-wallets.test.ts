import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isUnchanged, type Scenario, type WalletReport } from '@novalink/wallet-contract/contract-tests';
import { walletSettings } from '#domain/casinos/wallet-settings';
import { auditPartition, casinoKey, walletKeyKey, walletReportKey, walletTestKey } from '#domain/keys';
import { testWallets } from '#lambda/functions/test-wallets/test-wallets';
import { ulid } from '#lambda/runtime/ulid';
import { checkedAddress } from '#lambda/services/outgoing/outgoing-client';
import { openWallet } from '#lambda/services/seamless/open-wallet';
import { casinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import { walletTestStore } from '#lambda/stores/brands/wallet-test-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { type StartedWallet, startWallet } from '#test/packages/started-wallet';

let tables: ProductTables;
let wallet: StartedWallet;
beforeAll(async () => {
  [tables, wallet] = await Promise.all([productTables(), startWallet()]);
});
afterAll(() => Promise.all([tables.stop(), wallet.stop()]));

const startedAt = '2026-12-01T12:00:00.000Z';
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));
const passing: Scenario = { id: 'a.b', rule: 1, proves: 'works', play: () => Promise.resolve() };

/** A casino with started tests. */
async function venue({ walletUrl = wallet.url.origin, isLocal = true } = {}) {
  const casinoId = ulid(new Date());
  const casino = {
    ...{ id: casinoId, owner: 'ada', status: 'DRAFT', version: 1, walletMode: 'SEAMLESS', walletUrl },
    ...{
      walletProtocol: 'NOVALINK' as const,
      walletKeyId: 'test',
      walletScheme: 'V1' as const,
      walletKeySetAt: startedAt,
    },
  };
  await put({ ...casinoKey(casinoId), ...casino });
  await put({ ...walletKeyKey(casinoId), casinoId, keyId: 'test', scheme: 'V1', secret: 'a secret' });
  const counts = { done: 0, passed: 0, total: 2 };
  const started = { status: 'RUNNING', startedBy: 'ada', startedAt, ...counts };
  await put({ ...walletTestKey(casinoId), ...started });
  const run = (scenarios: readonly Scenario[], now = '2026-12-01T12:00:05.000Z') =>
    testWallets({
      ...{ casinos: casinoWalletStore(tables), tests: walletTestStore(tables), scenarios },
      open: openWallet({ ...tables, box: { open: (sealed) => Promise.resolve(sealed) } }),
      check: (url) => checkedAddress(url, { allowsLoopback: isLocal }),
      newSeed: () => casinoId.toLowerCase(),
      clock: () => new Date(now),
    })({ casinoId, startedAt });
  const ended = () => tables.row('Main', walletTestKey(casinoId));
  const reportOf = async (): Promise<WalletReport> => {
    const { reportHash = '' } = (await ended()) as { readonly reportHash?: string };
    const row = await tables.row('Main', walletReportKey(reportHash));
    return JSON.parse(String(row?.report)) as WalletReport;
  };
  return { casinoId, casino, run, ended, reportOf, saved: () => tables.row('Main', casinoKey(casinoId)) };
}

test('tests that pass are noted in the casino with its settings', async () => {
  const { casinoId, casino, run, ended, reportOf, saved } = await venue();
  await run([passing, { ...passing, id: 'a.c' }]);
  const report = await reportOf();
  expect(report).toMatchObject({ status: 'PASSED', wallet: `${wallet.url.origin}/`, scheme: 'v1' });
  expect(isUnchanged(report)).toBe(true);
  expect(await ended()).toMatchObject({ status: 'PASSED', done: 2, passed: 2, reportHash: report.hash });
  expect(await saved()).toMatchObject({
    ...{ walletTested: walletSettings(casino), walletReportHash: report.hash, version: 1 },
  });
  const events = (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('CASINO', casinoId));
  expect(events).toMatchObject([{ action: 'CASINO_WALLET_TESTED', actor: 'ada' }]);
  await run([passing]);
  expect(await ended()).toMatchObject({ done: 2 });
});

test('scenarios for which there is no time are skipped, and the casino is not changed', async () => {
  const { run, ended, reportOf, saved } = await venue();
  await run([passing, passing], '2026-12-01T12:12:01.000Z');
  expect((await reportOf()).scenarios).toMatchObject([{ status: 'SKIPPED' }, { status: 'SKIPPED' }]);
  expect(await ended()).toMatchObject({ status: 'FAILED', done: 2, passed: 0 });
  expect(await saved()).not.toHaveProperty('walletTested');
});

test.each([
  ['http://127.0.0.1:4100', 'URL_NOT_ALLOWED'],
  ['https://127.0.0.1:4100', 'ADDRESS_NOT_ALLOWED'],
  ['https://169.254.169.254', 'ADDRESS_NOT_ALLOWED'],
])('nothing is sent to %s outside of the local cloud', async (walletUrl, failure) => {
  const { run, ended, reportOf } = await venue({ walletUrl, isLocal: false });
  await run([{ ...passing, play: () => Promise.reject(new Error('It was called.')) }]);
  expect(await ended()).toMatchObject({ status: 'FAILED' });
  expect((await reportOf()).scenarios).toMatchObject([
    { status: 'SKIPPED', calls: 0, problem: `The address cannot be called: ${failure}.` },
  ]);
});

test('tests end if the casino no longer has the wallet', async () => {
  const { casinoId, casino, run, ended } = await venue();
  await put({ ...casinoKey(casinoId), ...casino, walletMode: 'INTERNAL' });
  await run([passing]);
  expect(await ended()).toMatchObject({ status: 'FAILED', endedAt: '2026-12-01T12:00:05.000Z' });
});
