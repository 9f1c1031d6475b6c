import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isSigned, signatureOf } from '@novalink/wallet-contract/signatures';
import type { WalletKey } from '#domain/generated/types';
import { auditPartition, casinoKey, walletKeyKey, walletReportKey, withdrawnKey } from '#domain/keys';
import { manageCasinoWallets } from '#lambda/functions/manage-casino-wallets/manage-casino-wallets';
import { newKeys } from '#lambda/functions/manage-casino-wallets/new-keys';
import { parseRequest } from '#lambda/functions/manage-casino-wallets/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { openWallet } from '#lambda/services/seamless/open-wallet';
import { parseCasinoWallet } from '#lambda/stores/brands/casino-wallet';
import { casinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import { walletTestStore } from '#lambda/stores/brands/wallet-test-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { refused } from '#test/support/refused';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));
const box = {
  seal: (secret: string, name: string) => Promise.resolve(`${name}: ${secret}`),
  open: (sealed: string, name: string) => Promise.resolve(sealed.slice(`${name}: `.length)),
};
const given = 's'.repeat(32);
const request = { timestamp: '1796032800', method: 'POST', target: '/bet', body: Buffer.from('{}') };

async function venue(more: object = {}) {
  const casinoId = ulid(new Date());
  const owner = `owner of ${casinoId}`;
  const casino = { walletMode: 'SEAMLESS', walletUrl: 'https://wallet.test', walletProtocol: 'NOVALINK' };
  const row = {
    ...casinoKey(casinoId),
    id: casinoId,
    owner,
    status: 'DRAFT',
    version: 1,
    ...casino,
    ...more,
  };
  await put(row);
  let now = new Date('2026-12-01T12:00:00.000Z');
  const messages: object[] = [];
  const manage = manageCasinoWallets({
    ...{ casinos: casinoWalletStore(tables), tests: walletTestStore(tables), box, newKeys },
    ...{ scenarioCount: 3, enqueue: (queued: object) => Promise.resolve(void messages.push(queued)) },
    clock: () => now,
  });
  const ask = (fieldName: string, input: object, sub = owner, groups: readonly string[] = ['OPERATORS']) =>
    orRefusal(() => manage(parseRequest({ fieldName, arguments: { input }, identity: { sub, groups } })));
  const set = (input: object = {}, sub?: string, groups?: readonly string[]) =>
    ask(
      'setWalletKey',
      { casinoId, expectedVersion: 1, keyId: 'key-1', scheme: 'V1', ...input },
      sub,
      groups,
    ) as Promise<WalletKey>;
  const saved = () => tables.row('Main', casinoKey(casinoId));
  const wallet = async () => {
    const address = parseCasinoWallet(await saved());
    return address && openWallet({ ...tables, box })(address);
  };
  const history = async () =>
    (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('CASINO', casinoId));
  const start = (sub?: string) => ask('startWalletTest', { casinoId }, sub);
  const turnTo = (at: string) => (now = new Date(at));
  return { casinoId, owner, ask, set, start, saved, wallet, history, messages, turnTo };
}

describe('the key of a wallet', () => {
  test('has a new secret, which only the answer and the signatures contain', async () => {
    const { casinoId, owner, set, saved, wallet, history } = await venue();
    const { secret, ...key } = await set();
    expect(key).toEqual({ casinoId, version: 2, keyId: 'key-1', scheme: 'V1', publicKey: null });
    expect(await wallet()).toEqual({
      ...{ casinoId, url: 'https://wallet.test', keyId: 'key-1' },
      signing: { scheme: 'v1', secret },
    });
    expect(await saved()).toMatchObject({
      ...{ walletKeyId: 'key-1', walletScheme: 'V1', walletKeySetAt: '2026-12-01T12:00:00.000Z', version: 2 },
    });
    const events = await history();
    expect(events).toMatchObject([{ action: 'CASINO_WALLET_KEY_SET', actor: owner }]);
    expect(JSON.stringify([await saved(), events])).not.toContain(secret);
  });

  test('can have the secret of the operator', async () => {
    const { set, wallet } = await venue();
    expect(await set({ secret: given })).toMatchObject({ secret: null });
    expect(await wallet()).toMatchObject({ signing: { scheme: 'v1', secret: given } });
  });

  test('of ED25519 signs what its public key verifies', async () => {
    const { set, saved, wallet } = await venue();
    const { publicKey, secret } = await set({ scheme: 'ED25519' });
    expect(secret).toBeNull();
    expect(await saved()).toMatchObject({ walletPublicKey: publicKey });
    const { signing } = (await wallet()) ?? {};
    if (!signing || publicKey === null) throw new Error('There is no key.');
    expect(isSigned({ scheme: 'ed25519', publicKey }, request, signatureOf(signing, request))).toBe(true);
  });

  test('is replaced while the casino is active, with the scheme that was tested', async () => {
    const { set, wallet } = await venue({ status: 'ACTIVE', walletScheme: 'V1', walletKeyId: 'key-1' });
    expect(await set({ scheme: 'ED25519' })).toEqual(refused('casino.wrong-status', { status: 'ACTIVE' }));
    await set({ keyId: 'key-2', secret: given });
    expect(await wallet()).toMatchObject({ keyId: 'key-2' });
  });

  test.each<[string, object, object, string, object?]>([
    ['of a casino in review', { status: 'IN_REVIEW' }, {}, 'casino.wrong-status', { status: 'IN_REVIEW' }],
    ['of a casino of the ledger', { walletMode: 'INTERNAL' }, {}, 'casino.not-seamless'],
    ['of an older version', {}, { expectedVersion: 2 }, 'casino.stale', { version: 1 }],
    ['with a short secret', {}, { secret: 'secret' }, 'input.too-short', { field: 'secret' }],
    ['with a secret for ED25519', {}, { scheme: 'ED25519', secret: given }, 'input.invalid'],
    ['with a line break in its id', {}, { keyId: 'key\r\nHost: x' }, 'input.invalid', { field: 'keyId' }],
  ])('is not set %s', async (_what, casino, input, code, reported = {}) => {
    const { casinoId, set, history } = await venue(casino);
    expect(await set(input)).toEqual(refused(code, reported));
    expect(await tables.row('Main', walletKeyKey(casinoId))).toBeUndefined();
    expect(await history()).toEqual([]);
  });

  test('is set by the owner and admins with their access', async () => {
    const { owner, set } = await venue();
    expect(await set({}, 'ben')).toEqual(refused('casino.missing'));
    await put(withdrawnKey(owner, 'OPERATORS'));
    expect(await set()).toEqual(refused('caller.rights-withdrawn'));
    expect(await set({}, 'root', ['ADMINS'])).toMatchObject({ version: 2 });
  });
});

test('a casino of the ledger has no wallet', async () => {
  const { wallet } = await venue({ walletMode: 'INTERNAL' });
  expect(await wallet()).toBeUndefined();
});

describe('the contract tests of a wallet', () => {
  test('are queued once, until they end or were stopped', async () => {
    const { casinoId, owner, set, start, messages, turnTo } = await venue();
    await set();
    const startedAt = '2026-12-01T12:00:00.000Z';
    const counts = { done: 0, passed: 0, total: 3 };
    expect(await start()).toMatchObject({ status: 'RUNNING', startedBy: owner, startedAt, ...counts });
    expect(messages).toEqual([{ casinoId, startedAt }]);
    turnTo('2026-12-01T12:14:00.000Z');
    expect(await start()).toEqual(refused('wallet-test.running'));
    turnTo('2026-12-01T12:15:01.000Z');
    expect(await start()).toMatchObject({ status: 'RUNNING' });
    expect(messages).toHaveLength(2);
  });

  test.each<[string, object, string, object?]>([
    [
      'without an address',
      { walletUrl: null, walletKeyId: 'k' },
      'casino.incomplete',
      { fields: 'walletUrl' },
    ],
    ['without a key', {}, 'casino.incomplete', { fields: 'walletKeyId' }],
    ['of a closed casino', { status: 'CLOSED' }, 'casino.wrong-status', { status: 'CLOSED' }],
    ['of a casino of the ledger', { walletMode: 'INTERNAL' }, 'casino.not-seamless'],
  ])('are not started %s', async (_what, casino, code, reported = {}) => {
    const { start, messages } = await venue(casino);
    expect(await start()).toEqual(refused(code, reported));
    expect(await start('ben')).toEqual(refused('casino.missing'));
    expect(messages).toEqual([]);
  });

  test('have a report that its casino can share', async () => {
    const { casinoId, ask, history } = await venue();
    const hash = casinoId
      .toLowerCase()
      .replaceAll(/[^0-9a-f]/g, '0')
      .padEnd(64, '0');
    await put({ ...walletReportKey(hash), hash, casinoId, owner: 'ada', report: '{}', isPublic: false });
    const input = { casinoId, hash, isPublic: true };
    expect(await ask('shareWalletReport', input)).toMatchObject({ hash, isPublic: true });
    expect(await tables.row('Main', walletReportKey(hash))).toMatchObject({ isPublic: true });
    expect(await history()).toMatchObject([{ action: 'CASINO_WALLET_REPORT_SHARED' }]);
    const other = await venue();
    const foreign = { ...input, casinoId: other.casinoId, isPublic: false };
    expect(await other.ask('shareWalletReport', foreign)).toEqual(refused('wallet-report.missing'));
    expect(await tables.row('Main', walletReportKey(hash))).toMatchObject({ isPublic: true });
  });
});
