import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { isSigned } from '@novalink/wallet-contract/signatures';
import { createHmac } from 'node:crypto';
import { auditPartition, webhookKey } from '#domain/keys';
import { deliverWebhooks } from '#lambda/functions/deliver-webhooks/deliver-webhooks';
import { ulid } from '#lambda/runtime/ulid';
import type { OutgoingCall, OutgoingReply } from '#lambda/services/outgoing/outgoing-client';
import { newDelivery } from '#lambda/services/webhooks/new-delivery';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const start = Date.parse('2026-11-30T12:00:00.000Z');
const ok: OutgoingReply = { status: 204, body: '' };
const secretOf = (name: string) => `whsec_${Buffer.from(name).toString('base64')}`;

/** An endpoint whose server gives the answers in turn, then 204. `run` delivers due messages until none is left. */
async function venue({ answers = [], row = {} }: { answers?: OutgoingReply[]; row?: object } = {}) {
  const companyId = ulid(new Date());
  const endpoint = { id: ulid(new Date()), companyId };
  const { dynamodb, mainTable: TableName } = tables;
  const stored = {
    ...webhookKey(companyId, endpoint.id),
    ...{ ...endpoint, url: 'https://hooks.example/in?a=1', events: ['GAME_LIVE'], status: 'ENABLED' },
    ...{ secret: 'one', createdBy: 'ada', createdAt: '2026-01-01T00:00:00.000Z', version: 1, ...row },
  };
  await dynamodb.send(new PutItemCommand({ TableName, Item: marshall(stored) }));
  let now = start;
  const calls: OutgoingCall[] = [];
  const waits: { entity: string; at: number }[] = [];
  const deliveries = deliveryStore(tables);
  const deliver = deliverWebhooks({
    deliveries,
    webhooks: webhookStore(tables),
    box: { open: (sealed) => Promise.resolve(secretOf(sealed)) },
    post: (call) => {
      calls.push(call);
      return Promise.resolve(answers.shift() ?? ok);
    },
    enqueue: ({ entity }, delaySeconds = 0) =>
      Promise.resolve(void waits.push({ entity, at: now + delaySeconds * 1000 })),
    clock: () => new Date(now),
  });
  const lane = (entity: string) => ({ companyId, endpointId: endpoint.id, entity });
  const report = async (eventId: string, entity = 'GAME#1') => {
    const at = new Date(now).toISOString();
    const delivery = newDelivery(
      endpoint,
      { eventId, event: 'game.live', at, entity, data: { game: '1' } },
      new Date(now),
    );
    await deliveries.add(delivery);
    waits.push({ entity, at: now });
    return delivery.id;
  };
  /** Advances the clock from message to message, at most to a time. Returns the seconds at which the calls took place. */
  const run = async (until = Infinity) => {
    const times: number[] = [];
    for (;;) {
      waits.sort((one, other) => one.at - other.at);
      const [next] = waits;
      if (!next || next.at > until) return times;
      waits.shift();
      now = Math.max(now, next.at);
      const before = calls.length;
      await deliver(lane(next.entity));
      for (let call = before; call < calls.length; call += 1) times.push((now - start) / 1000);
    }
  };
  const sent = () => calls.map(({ headers }) => headers['webhook-id']);
  const find = (id: string) => deliveries.find(endpoint.id, id);
  const stateOf = () => tables.row('Main', webhookKey(companyId, endpoint.id));
  return { companyId, endpoint, calls, waits, deliveries, deliver, lane, report, run, sent, find, stateOf };
}

test('an event is sent with both signatures, over the bytes of the body', async () => {
  const { companyId, endpoint, calls, report, run, find } = await venue();
  const id = await report('E1');
  expect(await run()).toEqual([0]);
  const [{ url, headers, body, milliseconds } = { url: '', headers: {}, body: '', milliseconds: 0 }] = calls;
  expect([url, milliseconds]).toEqual(['https://hooks.example/in?a=1', 5000]);
  const payload = {
    id: 'E1',
    type: 'game.live',
    at: '2026-11-30T12:00:00.000Z',
    companyId,
    data: { game: '1' },
  };
  expect(JSON.parse(body)).toEqual(payload);
  const timestamp = `${start / 1000}`;
  expect(headers).toMatchObject({
    ...{ 'X-Novalink-Key': endpoint.id, 'X-Novalink-Timestamp': timestamp },
    ...{ 'webhook-id': 'E1', 'webhook-timestamp': timestamp },
  });
  const request = { timestamp, method: 'POST', target: '/in?a=1', body: Buffer.from(body) };
  const secret = secretOf('one');
  expect(isSigned({ scheme: 'v1', secret }, request, headers['X-Novalink-Signature'] ?? '')).toBe(true);
  const standard = createHmac('sha256', 'one').update(`E1.${timestamp}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${standard}`);
  expect(JSON.stringify(await find(id))).not.toContain('whsec_');
  expect(await find(id)).toMatchObject({ status: 'DELIVERED', attempts: 1, responseStatus: 204 });
});

test.each([
  ['2026-11-30T12:00:01.000Z', 2],
  ['2026-11-30T12:00:00.000Z', 1],
])('the previous secret also signs until %s', async (previousUntil, count) => {
  const { calls, report, run } = await venue({ row: { previousSecret: 'old', previousUntil } });
  await report('E1');
  await run();
  expect(calls[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(count);
});

test('a failed delivery is sent again after 1, 2, 4 … seconds, before later events of the entity', async () => {
  const busy: OutgoingReply = { status: 500, body: 'x'.repeat(1000) };
  const { report, run, sent, find } = await venue({ answers: [busy, { failure: 'TIMEOUT' }, busy] });
  const first = await report('E1');
  await run(start);
  expect(await find(first)).toMatchObject({
    ...{ status: 'PENDING', attempts: 1, responseStatus: 500, responseBody: 'x'.repeat(500) },
    nextAttemptAt: '2026-11-30T12:00:01.000Z',
  });
  await report('E2');
  await report('E3');
  expect(await run(start + 2000)).toEqual([1]);
  expect(await find(first)).toMatchObject({ attempts: 2, failure: 'TIMEOUT' });
  expect(await find(first)).not.toHaveProperty('responseStatus');
  expect(await run()).toEqual([3, 7, 7, 7]);
  expect(sent()).toEqual(['E1', 'E1', 'E1', 'E1', 'E2', 'E3']);
  expect(await find(first)).toMatchObject({ status: 'DELIVERED', attempts: 4 });
  expect(await find(first)).not.toHaveProperty('nextAttemptAt');
});

test('an entity does not wait for another one', async () => {
  const { report, run, sent } = await venue({ answers: [{ status: 503, body: '' }] });
  await report('E1');
  await report('E2', 'GAME#2');
  await run();
  expect(sent()).toEqual(['E1', 'E2', 'E1']);
});

test('two messages for the same delivery send it once', async () => {
  const { deliver, lane, report, run, calls } = await venue();
  await report('E1');
  await Promise.all([deliver(lane('GAME#1')), deliver(lane('GAME#1'))]);
  await run();
  expect(calls).toHaveLength(1);
});

test('an interrupted attempt is repeated after its lease', async () => {
  const { deliveries, lane, report, run } = await venue();
  await report('E1');
  const pending = await deliveries.head(lane('GAME#1'));
  if (!pending) throw new Error('Nothing is pending.');
  expect(await deliveries.lease(lane('GAME#1'), pending, new Date(start + 15_000))).toBe(true);
  expect(await deliveries.lease(lane('GAME#1'), pending, new Date(start + 15_000))).toBe(false);
  expect(await run()).toEqual([15]);
});

test('more deliveries than one invocation sends keep their order', async () => {
  const { report, run, sent } = await venue();
  const ids = Array.from({ length: 20 }, (_, count) => `E${10 + count}`);
  for (const id of ids) await report(id);
  await run();
  expect(sent()).toEqual(ids);
});

test('an endpoint that fails for 72 hours is disabled, and its deliveries fail', async () => {
  const answers = Array.from({ length: 1000 }, (): OutgoingReply => ({ failure: 'NOT_CONNECTED' }));
  const { companyId, report, run, calls, find, stateOf } = await venue({ answers });
  const first = await report('E1');
  const second = await report('E2');
  const times = await run();
  expect(times.slice(0, 11)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(72 * 3600);
  expect(times.at(-1)).toBeLessThan(72 * 3600 + 300);
  expect(await stateOf()).toMatchObject({ status: 'DISABLED', disabledReason: 'FAILING', version: 2 });
  expect(await find(first)).toMatchObject({ status: 'FAILED', attempts: calls.length });
  expect(await find(second)).toMatchObject({ status: 'FAILED', attempts: 0 });
  const events = (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('COMPANY', companyId));
  expect(events).toMatchObject([{ action: 'WEBHOOK_DISABLED', actor: 'system' }]);
});

test.each([{ status: 'DISABLED', disabledReason: 'USER' }, { id: 'another' }])(
  'nothing is sent to an endpoint with %j',
  async (row) => {
    const { report, run, find } = await venue({ row });
    const id = await report('E1');
    expect(await run()).toEqual([]);
    expect(await find(id)).toMatchObject({ status: 'FAILED', attempts: 0 });
  },
);
