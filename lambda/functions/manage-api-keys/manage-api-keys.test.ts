import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApiKey, CreatedApiKey } from '#domain/generated/types';
import { apiKeyKey, auditPartition, companyKey, withdrawnKey } from '#domain/keys';
import { manageApiKeys } from '#lambda/functions/manage-api-keys/manage-api-keys';
import { parseRequest } from '#lambda/functions/manage-api-keys/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { apiKeyStore } from '#lambda/stores/api-keys/api-key-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { refused } from '#test/support/refused';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const publicKey = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const pem = `-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${publicKey}\n-----END PUBLIC KEY-----\n`;

const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

/** A company with an own owner, at a time that can be changed. */
async function venue(status = 'APPROVED') {
  const companyId = ulid(new Date());
  const owner = `owner of ${companyId}`;
  await put({ ...companyKey(companyId), id: companyId, owner, name: 'Ada Games', status });
  let now = new Date('2026-11-30T12:00:00.000Z');
  const manage = manageApiKeys({
    keys: apiKeyStore(tables),
    box: { seal: (secret, keyId) => Promise.resolve(`sealed ${secret} for ${keyId}`) },
    randomSecret: () => 'nls_secret',
    clock: () => now,
  });
  const ask = (fieldName: string, args: object, sub = owner, groups: readonly string[] = []) =>
    orRefusal(() => manage(parseRequest({ fieldName, arguments: args, identity: { sub, groups } })));
  const create = (input: object = {}, sub?: string, groups?: readonly string[]) =>
    ask(
      'createApiKey',
      { input: { companyId, name: 'Back office', scheme: 'V1', scopes: [], ...input } },
      sub,
      groups,
    ) as Promise<CreatedApiKey>;
  const revoke = (id: string, sub?: string, groups?: readonly string[]) =>
    ask('revokeApiKey', { input: { companyId, id } }, sub, groups);
  const list = () => ask('listApiKeys', { companyId }) as Promise<readonly ApiKey[]>;
  const history = async () =>
    (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('COMPANY', companyId));
  const row = (id: string) => tables.row('Main', apiKeyKey(companyId, id));
  return {
    companyId,
    owner,
    create,
    revoke,
    list,
    history,
    row,
    turnTo: (at: string) => (now = new Date(at)),
  };
}

describe('a new key', () => {
  test('of V1 returns a secret once, which is stored encrypted', async () => {
    const { companyId, owner, create, list, row, history } = await venue();
    const { apiKey, secret } = await create({ scopes: ['METRICS_READ'], expiresOn: '2026-11-30' });
    expect(secret).toBe('nls_secret');
    const keyId = `${companyId}.${apiKey.id}`;
    const shown = {
      ...{ id: apiKey.id, companyId, keyId, name: 'Back office', scheme: 'V1', scopes: ['METRICS_READ'] },
      ...{ publicKey: null, status: 'ACTIVE', createdBy: owner, createdAt: '2026-11-30T12:00:00.000Z' },
      ...{ expiresOn: '2026-11-30', lastUsedAt: null, revokedAt: null },
    };
    expect(apiKey).toEqual(shown);
    expect(await list()).toEqual([shown]);
    expect(await row(apiKey.id)).toMatchObject({
      secret: `sealed nls_secret for ${keyId}`,
      expiresAt: Date.parse('2027-03-01T00:00:00.000Z') / 1000,
    });
    const events = await history();
    expect(events).toMatchObject([
      { action: 'API_KEY_CREATED', actor: owner, changes: { apiKeyId: apiKey.id, name: 'Back office' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/nls_|sealed/);
  });

  test.each([pem, publicKey, `MCowBQYDK2VwAyEA${publicKey}`])('of ED25519 stores %j', async (text) => {
    const { create, row } = await venue();
    const { apiKey, secret } = await create({ scheme: 'ED25519', publicKey: text });
    expect([secret, apiKey.publicKey]).toEqual([null, publicKey]);
    expect(await row(apiKey.id)).not.toHaveProperty('secret');
  });

  test.each<[string, object, string]>([
    ['no public key for ED25519', { scheme: 'ED25519' }, 'publicKey'],
    ['a private key', { scheme: 'ED25519', publicKey: pem.replaceAll('PUBLIC', 'PRIVATE') }, 'publicKey'],
    ['a key of 31 bytes', { scheme: 'ED25519', publicKey: `${'A'.repeat(42)}==` }, 'publicKey'],
    ['bits after the key', { scheme: 'ED25519', publicKey: `${'A'.repeat(42)}B=` }, 'publicKey'],
    ['a public key for V1', { publicKey }, 'publicKey'],
    ['a day in the past', { expiresOn: '2026-11-29' }, 'expiresOn'],
    ['an unknown scope', { scopes: ['EVERYTHING'] }, 'scopes.0'],
    ['a scope twice', { scopes: ['METRICS_READ', 'METRICS_READ'] }, 'scopes'],
  ])('is refused with %s', async (_what, input, field) => {
    const { create, list } = await venue();
    expect(await create(input)).toEqual(refused('input.invalid', { field }));
    expect(await list()).toEqual([]);
  });

  test.each(['SUSPENDED', 'SUBMITTED', 'CLOSED'])('is refused for a company that is %s', async (status) => {
    const { create } = await venue(status);
    expect(await create()).toEqual(refused('company.not-approved', { status }));
  });

  test('is refused for admins, other users and users without an account', async () => {
    const { create, companyId, owner } = await venue();
    expect(await create({}, 'root', ['ADMINS'])).toEqual(refused('company.not-owner'));
    expect(await create({}, 'ben')).toEqual(refused('company.missing'));
    expect(await create({ companyId: `${companyId}x` })).toEqual(refused('company.missing'));
    await put(withdrawnKey(owner, 'ACCOUNT'));
    expect(await create()).toEqual(refused('caller.rights-withdrawn'));
  });
});

describe('a company', () => {
  test('has at most two keys that are neither revoked nor expired', async () => {
    const { create, revoke, list, turnTo } = await venue();
    const { apiKey } = await create({ expiresOn: '2026-12-01' });
    turnTo('2026-11-30T12:00:01.000Z');
    await create();
    expect(await create()).toEqual(refused('api-key.too-many', { limit: 2 }));
    turnTo('2026-12-02T00:00:00.000Z');
    const third = await create({ name: 'Third' });
    expect(await create()).toEqual(refused('api-key.too-many'));
    await revoke(third.apiKey.id);
    turnTo('2026-12-02T00:00:01.000Z');
    expect(await create({ name: 'Fourth' })).toHaveProperty('apiKey');
    expect((await list()).map(({ id, status }) => [id === apiKey.id, status])).toEqual([
      [false, 'ACTIVE'],
      [false, 'REVOKED'],
      [false, 'ACTIVE'],
      [true, 'EXPIRED'],
    ]);
  });

  test('gets one of two keys that are created at the same time as its second', async () => {
    const { create, list } = await venue();
    await create();
    const answers = await Promise.all([create({ name: 'One' }), create({ name: 'Two' })]);
    expect(answers.filter((answer) => 'apiKey' in answer)).toHaveLength(1);
    expect(await list()).toHaveLength(2);
  });
});

describe('a revoked key', () => {
  test('loses its secret and cannot be revoked again', async () => {
    const { owner, create, revoke, row, history, list } = await venue();
    const { id } = (await create()).apiKey;
    expect(await revoke(id)).toMatchObject({ status: 'REVOKED', revokedAt: '2026-11-30T12:00:00.000Z' });
    expect(await list()).toMatchObject([{ id, status: 'REVOKED' }]);
    expect(await row(id)).toMatchObject({ revokedBy: owner });
    expect(await row(id)).not.toHaveProperty('secret');
    expect(await revoke(id)).toEqual(refused('api-key.missing'));
    expect((await history()).map(({ action }) => action).sort()).toEqual([
      'API_KEY_CREATED',
      'API_KEY_REVOKED',
    ]);
  });

  test('can be revoked by an admin, but by no other user', async () => {
    const { create, revoke } = await venue();
    const { id } = (await create()).apiKey;
    expect(await revoke(id, 'ben')).toEqual(refused('company.missing'));
    expect(await revoke('missing')).toEqual(refused('api-key.missing'));
    expect(await revoke(id, 'root', ['ADMINS'])).toMatchObject({ status: 'REVOKED' });
  });
});
