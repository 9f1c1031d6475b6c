import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { type ContractSchema, resolved } from '#domain/api/contract';
import { contract } from '#domain/generated/novalink-contract';
import type { WebhookEvent } from '#domain/generated/types';
import { auditPartition, auditSort, brandKey, brandUserKey, gameKey, webhookKey } from '#domain/keys';
import { webhookEvents } from '#domain/webhooks/webhook-events';
import { sendToWebhooks } from '#lambda/functions/notify-owners/send-to-webhooks';
import { webhookRecord } from '#lambda/functions/notify-owners/webhook-record';
import type { DueLane } from '#lambda/services/webhooks/webhook-queue';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { playerOf, subjectCompany } from '#lambda/stores/webhooks/subject-company';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const at = '2026-11-22T10:00:00.000Z';
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

const endpoint = (companyId: string, id: string, events: readonly WebhookEvent[], status = 'ENABLED') =>
  put({
    ...webhookKey(companyId, id),
    ...{ id, companyId, url: 'https://hooks.example/', events, status, secret: 's' },
    ...{ createdBy: 'ada', createdAt: at, version: 1 },
  });

const queued: DueLane[] = [];
async function report(entity: string, action: string, changes: object = {}, id = 'E1') {
  const row = { pk: entity, sk: auditSort(at, id), id, at, action, actor: 'ada', changes };
  const image = marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  queued.splice(0);
  await sendToWebhooks({
    companyOf: subjectCompany(tables),
    playerOf: playerOf(tables),
    webhooks: webhookStore(tables),
    deliveries: deliveryStore(tables),
    enqueue: (lane) => Promise.resolve(void queued.push(lane)),
    clock: () => new Date(at),
  })(webhookRecord({ dynamodb: { NewImage: image } }));
  return queued.map(({ endpointId }) => endpointId);
}
test('describes every event in the contract, with its example', () => {
  const names = Object.values(webhookEvents).map(({ name }) => name);
  expect(Object.keys(contract.webhooks).sort()).toEqual(names.sort());
});

/** The names of the fields of an event's data in the contract. */
function describedData(event: string) {
  const { schema } = contract.webhooks[event]?.post.requestBody.content['application/json'] ?? { schema: {} };
  const { properties = {} } = resolved<ContractSchema>(contract, schema);
  const { required = [], properties: fields = {} } = resolved<ContractSchema>(
    contract,
    properties.data ?? {},
  );
  return { required, fields: Object.keys(fields) };
}

const payloads = async (endpointId: string) =>
  (await deliveryStore(tables).page(endpointId, 10, undefined)).deliveries.map(
    ({ payload }) => JSON.parse(payload) as { type: string; data: object },
  );

test('sends an event to the enabled endpoints that want it, and stores it once', async () => {
  await put({ ...gameKey('G1'), companyId: 'C1' });
  await endpoint('C1', 'W1', ['GAME_LIVE', 'RTP_ALERT']);
  await endpoint('C1', 'W2', ['GAME_SUSPENDED']);
  await endpoint('C1', 'W3', ['GAME_LIVE'], 'DISABLED');
  await endpoint('C2', 'W4', ['GAME_LIVE']);
  const game = auditPartition('GAME', 'G1');
  const changes = { versionId: 'V1', live: { title: 'Frogs' } };
  expect(await report(game, 'VERSION_PUBLISHED', changes)).toEqual(['W1']);
  // The queue may not have got the message, so a repeated record queues again.
  expect(await report(game, 'VERSION_PUBLISHED', changes)).toEqual(['W1']);
  expect(await payloads('W1')).toEqual([
    { id: 'E1', type: 'game.live', at, companyId: 'C1', data: { game: 'G1', version: 'V1' } },
  ]);
  expect(queued).toMatchObject([{ companyId: 'C1', endpointId: 'W1', entity: game }]);
});

test.each([
  ['COMPANY', 'C5', 'COMPANY_REINSTATED', {}, 'company.approved', {}],
  ['COMPANY', 'C5', 'COMPANY_REJECTED', { reviewNote: 'Add the address.' }, 'company.rejected', {}],
  [
    'BRAND',
    'B5',
    'TOURNAMENT_SETTLED',
    { tournamentId: 'T1', name: 'Cup' },
    'tournament.settled',
    { brand: 'B5', tournament: 'T1' },
  ],
  [
    'BRAND',
    'B5',
    'PROMOTION_CANCELLED',
    { promotionId: 'P1' },
    'promotion.ended',
    { brand: 'B5', promotion: 'P1' },
  ],
  [
    'BRAND',
    'B5',
    'SELF_EXCLUDED',
    { userId: 'U1', until: null, everywhere: true },
    'player.self-excluded',
    { brand: 'B5', player: 'P1' },
  ],
] as const)('%s %s %s', async (type, id, action, changes, event, data) => {
  await put({ ...brandKey('B5'), companyId: 'C5' });
  await put({ ...brandUserKey('B5', 'U1'), playerId: 'P1' });
  const all = [
    'COMPANY_APPROVED',
    'COMPANY_REJECTED',
    'TOURNAMENT_SETTLED',
    'PROMOTION_ENDED',
    'PLAYER_SELF_EXCLUDED',
  ] as const;
  await endpoint('C5', 'W5', all);
  await report(auditPartition(type, id), action, changes, action);
  expect(await payloads('W5')).toContainEqual(expect.objectContaining({ type: event, data }));
  const { required, fields } = describedData(event);
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...required]));
  expect(fields).toEqual(expect.arrayContaining(Object.keys(data)));
});

test('sends nothing about a deleted game or a player who left', async () => {
  expect(await report(auditPartition('GAME', 'none'), 'GAME_SUSPENDED')).toEqual([]);
  await put({ ...brandKey('B6'), companyId: 'C6' });
  await endpoint('C6', 'W6', ['PLAYER_SELF_EXCLUDED']);
  expect(await report(auditPartition('BRAND', 'B6'), 'SELF_EXCLUDED', { userId: 'U2' })).toEqual([]);
});
