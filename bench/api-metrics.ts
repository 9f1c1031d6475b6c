import { QueryCommand, PutItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { isSigned, signatureOf } from '@novalink/wallet-contract/signatures';
import { signatureHeaders } from '@novalink/wallet-contract/signed-text';
import { listRounds as operation } from '#domain/generated/novalink-api';
import { apiKeyKey, dayListPartition, journalIndexes } from '#domain/keys';
import { limits } from '#domain/limits';
import { dayListLane } from '#domain/wallet/day-list-lanes';
import { listRounds } from '#lambda/functions/show-partner-rounds/list-rounds';
import { showDay } from '#lambda/functions/show-partner-transactions/show-day';
import { ulid } from '#lambda/runtime/ulid';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedRequestStore } from '#lambda/stores/api-keys/signed-request-store';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { givenEntries, roundEntries } from '../test/world/given/brand-movements';
import { givenBrand } from '../test/world/given/given-brands';
import { playerIdOf } from '../test/world/given/player-id';
import { productTables, type ProductTables } from '../test/world/given/product-tables';
import type { Metric } from './run';
import { throughput } from './throughput';

const load = { clients: 4, seconds: 5 };
const day = '2026-11-10';
const rounds = 3000;
const players = 500;
const secret = 'nls_bench';

/** Signed requests for rounds compared with a bare Query, on the same in-memory engine, and verified signatures. */
export async function apiMetrics(): Promise<Metric[]> {
  const tables = await productTables();
  try {
    const { id: brandId, companyId } = await givenBrand(tables);
    const entries = Array.from({ length: rounds }, (_, number) =>
      roundEntries({
        ...{ brandId, number, playerId: playerIdOf(`${number % players}`), win: number % 4 ? 0n : 90n },
        at: new Date(Date.parse(`${day}T08:00:00.000Z`) + number * 1000).toISOString(),
      }),
    ).flatMap((round) => round.entries);
    await givenEntries(tables, entries);
    const send = await signedRounds(tables, brandId, companyId);
    const bare = await throughput(load, () => bareQuery(tables, brandId));
    const list = await throughput(load, send);
    const units = await unitsOf(tables.dynamodb, () => send(0, -1));
    const begun = performance.now();
    await dayOf(tables, brandId, companyId);
    const dayMs = performance.now() - begun;
    return [
      {
        name: `Query of one lane, ${load.clients} clients`,
        value: `${bare.perSecond.toFixed(0)} /s`,
        beside: `p99 ${bare.p99.toFixed(1)} ms`,
      },
      {
        name: `${operation.path}, 100 rounds, ${load.clients} clients`,
        value: `${list.perSecond.toFixed(0)} /s`,
        beside: `p99 ${list.p99.toFixed(1)} ms; ${(list.perSecond / bare.perSecond).toFixed(3)} × the bare Query`,
      },
      {
        name: `${operation.path}, 100 rounds`,
        value: `${units} units`,
        beside: 'read and written, with the check of the key',
      },
      {
        name: `checksum of ${entries.length} movements`,
        value: `${dayMs.toFixed(0)} ms`,
        beside: `at most ${limits.apiKey.checksumMovements} in 29 s`,
      },
      ...verifications(),
    ];
  } finally {
    await tables.stop();
  }
}

const bareQuery = async ({ dynamodb, journalTable }: ProductTables, brandId: string) => {
  await dynamodb.send(
    new QueryCommand({
      TableName: journalTable,
      IndexName: journalIndexes.byDay.indexName,
      KeyConditionExpression: `${journalIndexes.byDay.partitionKey} = :lane`,
      ExpressionAttributeValues: marshall({
        ':lane': dayListPartition(brandId, day, dayListLane(playerIdOf('1'))),
      }),
      Limit: 100,
    }),
  );
};

/** Sends a signed request for a page of rounds, with a key for each client because each key has a limit. */
async function signedRounds(tables: ProductTables, brandId: string, companyId: string) {
  const keys = Array.from({ length: load.clients }, () => ulid(new Date()));
  for (const id of keys) {
    const row = { id, companyId, name: 'Bench', scheme: 'V1', scopes: ['ROUNDS_READ'], secret: 'sealed' };
    const written = {
      ...apiKeyKey(companyId, id),
      ...row,
      createdBy: 'bench',
      createdAt: `${day}T00:00:00.000Z`,
    };
    await tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(written) }));
  }
  const clock = () => new Date();
  const answer = signedAnswer({
    requests: signedRequestStore(tables),
    box: { open: () => Promise.resolve(secret) },
    clock,
  });
  const list = listRounds({ ownsBrand: ownsBrand(tables), movements: brandMovements(tables), clock });
  return async (client: number, count: number): Promise<void> => {
    // An unknown parameter, so that requests of a second have different signatures.
    const query = { brand: brandId, from: day, n: `${count}`, to: day };
    const event = signedEvent(`${companyId}.${keys[client]}`, query);
    const { statusCode, body } = await answer('bench', operation, event, list);
    if (statusCode !== 200) throw new Error(body);
  };
}

function signedEvent(keyId: string, query: Readonly<Record<string, string>>): APIGatewayProxyEvent {
  const path = `/api${operation.path}`;
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const target = `${path}?${Object.entries(query)
    .map((pair) => pair.join('='))
    .join('&')}`;
  const request = { timestamp, method: 'GET', target, body: Buffer.alloc(0) };
  const headers = {
    [signatureHeaders.key]: keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signatureOf({ scheme: 'v1', secret }, request),
  };
  const sent = {
    httpMethod: 'GET',
    requestContext: { path, requestId: 'bench' },
    queryStringParameters: query,
    multiValueQueryStringParameters: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, [value]]),
    ),
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    headers,
    body: null,
  };
  return sent as unknown as APIGatewayProxyEvent;
}

const dayOf = (tables: ProductTables, brand: string, companyId: string) =>
  showDay({
    ...{ ownsBrand: ownsBrand(tables), movements: brandMovements(tables), ofDay: dayMovements(tables) },
    ...{ seals: daySealStore(tables), clock: () => new Date(), most: limits.apiKey.checksumMovements },
  })({ day, brand }, { companyId, kind: 'OPERATOR' });

/** The capacity units of all calls of some work. */
async function unitsOf(dynamodb: DynamoDBClient, work: () => Promise<void>): Promise<number> {
  let units = 0;
  dynamodb.middlewareStack.add(
    (next) => async (call) => {
      Object.assign(call.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(call);
      const { ConsumedCapacity = [] } = result.output as {
        readonly ConsumedCapacity?: Consumed | Consumed[];
      };
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) units += CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'unitsOf' },
  );
  await work();
  dynamodb.middlewareStack.remove('unitsOf');
  return units;
}

interface Consumed {
  readonly CapacityUnits?: number;
}

function verifications(): Metric[] {
  const request = { timestamp: '1764504000', method: 'GET', target: '/api/v1/games', body: Buffer.alloc(0) };
  const signature = signatureOf({ scheme: 'v1', secret }, request);
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < 1000; count += 1)
    if (!isSigned({ scheme: 'v1', secret }, request, signature))
      throw new Error('The signature is not valid.');
  return [{ name: 'HMAC-SHA256 signatures verified', value: `${count} /s`, beside: 'one thread' }];
}
