import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookEndpoint,
  WebhookSecret,
} from '#domain/generated/types';
import { auditPartition, companyKey, webhookDeliveryKey, webhookKey, withdrawnKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { manageWebhooks } from '#lambda/functions/manage-webhooks/manage-webhooks';
import { parseRequest } from '#lambda/functions/manage-webhooks/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import type { DueLane } from '#lambda/services/webhooks/webhook-queue';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';
import { refused } from '#test/support/refused';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

const url = 'https://hooks.example/novalink?a=1';

/** A company with an own owner, at a time that can be changed. */
async function venue(status = 'APPROVED', allowsLoopback = false) {
  const companyId = ulid(new Date());
  const owner = `owner of ${companyId}`;
  await put({ ...companyKey(companyId), id: companyId, owner, name: 'Ada Games', status });
  let now = new Date('2026-11-30T12:00:00.000Z');
  let secrets = 0;
  const queued: DueLane[] = [];
  const manage = manageWebhooks({
    webhooks: webhookStore(tables),
    deliveries: deliveryStore(tables),
    box: { seal: (secret, name) => Promise.resolve(`sealed ${secret} for ${name}`) },
    randomSecret: () => `whsec_${(secrets += 1)}`,
    enqueue: (lane) => Promise.resolve(void queued.push(lane)),
    allowsLoopback,
    clock: () => now,
  });
  const ask = (fieldName: string, args: object, sub = owner, groups: readonly string[] = []) =>
    orRefusal(() => manage(parseRequest({ fieldName, arguments: args, identity: { sub, groups } })));
  const write = (fieldName: string, input: object, sub?: string, groups?: readonly string[]) =>
    ask(fieldName, { input: { companyId, ...input } }, sub, groups);
  const create = (input: object = {}, sub?: string, groups?: readonly string[]) =>
    write(
      'createWebhookEndpoint',
      { url, events: ['GAME_LIVE'], ...input },
      sub,
      groups,
    ) as Promise<WebhookSecret>;
  const list = (sub?: string, groups?: readonly string[]) =>
    ask('listWebhookEndpoints', { companyId }, sub, groups) as Promise<readonly WebhookEndpoint[]>;
  const log = (endpointId: string, more: object = {}) =>
    ask('listWebhookDeliveries', { companyId, endpointId, ...more }) as Promise<WebhookDeliveryConnection>;
  const history = async () =>
    (await tables.rows('Audit'))
      .filter(({ pk }) => pk === auditPartition('COMPANY', companyId))
      .map(({ action }) => action);
  const row = (id: string) => tables.row('Main', webhookKey(companyId, id));
  const turnTo = (at: string) => (now = new Date(at));
  return { companyId, owner, queued, ask, write, create, list, log, history, row, turnTo };
}

describe('a new endpoint', () => {
  test('is enabled, and returns its secret once', async () => {
    const { companyId, owner, create, list, row, history } = await venue();
    const { endpoint, secret } = await create({ description: 'Back office' });
    expect(secret).toBe('whsec_1');
    const { id } = endpoint;
    expect(endpoint).toEqual({
      ...{ id, companyId, url, description: 'Back office', events: ['GAME_LIVE'], status: 'ENABLED' },
      ...{ disabledReason: null, disabledAt: null, createdBy: owner, createdAt: '2026-11-30T12:00:00.000Z' },
      secretRotatedAt: null,
    });
    expect(await list()).toEqual([endpoint]);
    expect(await row(id)).toMatchObject({ secret: `sealed whsec_1 for webhook ${companyId}.${id}` });
    expect(await history()).toEqual(['WEBHOOK_CREATED']);
    const events = (await tables.rows('Audit')).filter(({ pk }) => String(pk).endsWith(companyId));
    expect(JSON.stringify(events)).not.toContain('whsec_');
  });

  test.each([
    'http://hooks.example/',
    'http://127.0.0.1:80/',
    'https://user@hooks.example/',
    'https://hooks.example/#part',
    'ftp://hooks.example/',
    'hooks.example',
  ])('cannot have the address %s', async (bad) => {
    const { create, list } = await venue();
    expect(await create({ url: bad })).toEqual(refused('input.invalid', { field: 'url' }));
    expect(await list()).toEqual([]);
  });

  test('of the local cloud can be on the own machine', async () => {
    const { create } = await venue('APPROVED', true);
    expect((await create({ url: 'http://127.0.0.1:8080/hook' })).endpoint.url).toBe(
      'http://127.0.0.1:8080/hook',
    );
  });

  test.each([{ events: [] }, { events: ['ROUND_CLOSED'] }, { events: ['GAME_LIVE', 'GAME_LIVE'] }])(
    'is refused with %j',
    async (input) => expect(await (await venue()).create(input)).toHaveProperty('refusal'),
  );

  test('needs the owner of an approved company', async () => {
    const { create } = await venue();
    expect(await create({}, 'ben')).toEqual(refused('company.missing'));
    expect(await create({}, 'root', ['ADMINS'])).toEqual(refused('company.not-owner'));
    expect(await (await venue('SUSPENDED')).create()).toEqual(
      refused('company.not-approved', { status: 'SUSPENDED' }),
    );
    const { create: late, owner } = await venue();
    await put({ ...withdrawnKey(owner, 'ACCOUNT'), withdrawnAt: '2026-11-30T12:00:00.000Z' });
    expect(await late()).toEqual(refused('caller.rights-withdrawn'));
  });

  test('is refused at the limit, also when two are created at once', async () => {
    const { create, list } = await venue();
    for (let count = 1; count < limits.webhook.endpoints; count += 1) await create();
    const answers = await Promise.all([create(), create()]);
    expect(answers.filter((answer) => 'endpoint' in answer)).toHaveLength(1);
    expect(await create()).toEqual(refused('webhook.too-many', { limit: limits.webhook.endpoints }));
    expect(await list()).toHaveLength(limits.webhook.endpoints);
  });
});

describe('an endpoint', () => {
  test('can be changed, disabled, enabled and deleted', async () => {
    const { write, create, list, history, turnTo } = await venue();
    const { id } = (await create({ description: 'Old' })).endpoint;
    const changed = { id, url: 'https://other.example/', events: ['RTP_ALERT', 'GAME_SUSPENDED'] };
    expect(await write('updateWebhookEndpoint', changed)).toMatchObject({ ...changed, description: null });
    turnTo('2026-11-30T12:00:01.000Z');
    const disabled = { status: 'DISABLED', disabledReason: 'USER', disabledAt: '2026-11-30T12:00:01.000Z' };
    expect(await write('setWebhookStatus', { id, status: 'DISABLED' })).toMatchObject(disabled);
    expect(await write('setWebhookStatus', { id, status: 'DISABLED' }, 'root', ['ADMINS'])).toMatchObject(
      disabled,
    );
    expect(await write('setWebhookStatus', { id, status: 'ENABLED' })).toMatchObject({
      ...{ status: 'ENABLED', disabledReason: null, disabledAt: null },
    });
    expect(await write('deleteWebhookEndpoint', { id })).toMatchObject({ id });
    expect(await write('deleteWebhookEndpoint', { id })).toEqual(refused('webhook.missing'));
    expect(await list()).toEqual([]);
    expect((await history()).sort()).toEqual([
      ...['WEBHOOK_CREATED', 'WEBHOOK_DELETED', 'WEBHOOK_DISABLED', 'WEBHOOK_ENABLED', 'WEBHOOK_UPDATED'],
    ]);
  });

  test('keeps its previous secret for a day after a rotation', async () => {
    const { companyId, write, create, row } = await venue();
    const { id } = (await create()).endpoint;
    const rotated = await write('rotateWebhookSecret', { id });
    expect(rotated).toMatchObject({
      secret: 'whsec_2',
      endpoint: { id, secretRotatedAt: '2026-11-30T12:00:00.000Z' },
    });
    expect(await row(id)).toMatchObject({
      secret: `sealed whsec_2 for webhook ${companyId}.${id}`,
      previousSecret: `sealed whsec_1 for webhook ${companyId}.${id}`,
      previousUntil: '2026-12-01T12:00:00.000Z',
    });
  });

  test('is shown to its owner and admins only', async () => {
    const { list, create } = await venue();
    await create();
    expect(await list('ben')).toEqual(refused('company.missing'));
    expect(await list('root', ['ADMINS'])).toHaveLength(1);
  });
});

describe('a delivery', () => {
  test('of a test event is stored before it is queued', async () => {
    const { companyId, write, create, log, queued } = await venue();
    const { id } = (await create()).endpoint;
    const sent = (await write('sendTestWebhook', { id })) as WebhookDelivery;
    expect(sent).toMatchObject({ event: 'test', status: 'PENDING', attempts: 0, endpointId: id });
    expect(JSON.parse(sent.payload)).toEqual({
      ...{ id: sent.eventId, type: 'test', at: '2026-11-30T12:00:00.000Z', companyId, data: {} },
    });
    expect(queued).toMatchObject([{ companyId, endpointId: id, entity: `TEST#${sent.eventId}` }]);
    expect(await log(id)).toEqual({ items: [sent], nextToken: null });
    const { expiresAt } = (await tables.row('Main', webhookDeliveryKey(id, sent.id))) ?? {};
    expect(expiresAt).toBe(Date.parse('2026-12-30T12:00:00.000Z') / 1000);
  });

  test('is sent again with the same id unless it is pending', async () => {
    const { companyId, write, create, log, queued } = await venue();
    const endpointId = (await create()).endpoint.id;
    const { id } = (await write('sendTestWebhook', { id: endpointId })) as WebhookDelivery;
    expect(await write('sendWebhookAgain', { endpointId, id })).toEqual(refused('webhook-delivery.pending'));
    const row = await tables.row('Main', webhookDeliveryKey(endpointId, id));
    await put({ ...row, status: 'FAILED', attempts: 3 });
    expect(await write('sendWebhookAgain', { endpointId, id })).toMatchObject({
      id,
      status: 'PENDING',
      attempts: 3,
    });
    expect(queued).toHaveLength(2);
    expect((await log(endpointId)).items).toMatchObject([{ id, status: 'PENDING' }]);
    expect(await write('sendWebhookAgain', { endpointId, id: 'none' })).toEqual(
      refused('webhook-delivery.missing'),
    );
    await write('setWebhookStatus', { id: endpointId, status: 'DISABLED' });
    expect(await write('sendTestWebhook', { id: endpointId })).toEqual(refused('webhook.disabled'));
    expect(await write('sendWebhookAgain', { endpointId, id })).toEqual(refused('webhook.disabled'));
    expect(companyId).not.toBe(endpointId);
  });

  test('is listed in pages, newest first', async () => {
    const { ask, write, create, log, turnTo, companyId } = await venue();
    const { id } = (await create()).endpoint;
    for (const second of [1, 2, 3]) {
      turnTo(`2026-11-30T12:00:0${second}.000Z`);
      await write('sendTestWebhook', { id });
    }
    const first = await log(id, { limit: 2 });
    expect(first.items.map(({ createdAt }) => createdAt.slice(18, 19))).toEqual(['3', '2']);
    const second = await log(id, { limit: 2, nextToken: first.nextToken });
    expect(second.items.map(({ createdAt }) => createdAt.slice(18, 19))).toEqual(['1']);
    expect(await log(id, { limit: 0 })).toEqual(
      refused('list.limit-out-of-range', { smallest: 1, largest: 100 }),
    );
    expect(await log('none')).toEqual(refused('webhook.missing'));
    expect(await ask('listWebhookDeliveries', { companyId, endpointId: id }, 'ben')).toEqual(
      refused('company.missing'),
    );
  });
});
