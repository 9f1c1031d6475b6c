import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createDynamoDbService, type DynamoDbService } from '#local/services/dynamodb/dynamodb-service';
import { createFunctionsService, type FunctionsService } from '../functions-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { untilTrue } from '#local/testing/until';

interface Seen {
  readonly eventID: string;
  readonly eventName: string;
  readonly eventSourceARN: string;
  readonly awsRegion: string;
  readonly dynamodb: { readonly Keys: { readonly pk: { readonly S: string } } & Record<string, unknown> };
}

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let dynamodb: DynamoDbService;
let folder: string;
const dead: Record<string, unknown>[] = [];

// Failures are reported with console.error; failures-reported.test.ts checks the messages.
jest.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
  cloud = await smallCloud();
  dynamodb = await createDynamoDbService({ ...cloud.needs, databaseFile: join(folder, 'tables.db') });
  cloud.attach(dynamodb.handler);
});

afterAll(async () => {
  await dynamodb.stop();
  await cloud.stop();
  await rm(folder, { recursive: true });
});

/** Creates a table with a stream, a function that records its batches in a file, and the mapping between them. */
async function following(name: string, { mapping = {}, body = '' }: { mapping?: object; body?: string }) {
  const table = await deploy(dynamodb.kinds, 'AWS::DynamoDB::Table', name, {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  const seenFile = join(folder, `${name}.jsonl`);
  await writeFile(
    join(folder, `${name}.mjs`),
    `import { appendFileSync } from 'node:fs';
     export const handler = async ({ Records }) => {
       appendFileSync(${JSON.stringify(seenFile)}, JSON.stringify(Records) + '\\n');
       const poison = Records.find(({ dynamodb }) => dynamodb.Keys.pk.S === 'poison');
       ${body}
     };`,
  );
  const service = createFunctionsService({
    ...cloud.needs,
    streams: dynamodb.streams,
    queues: { send: (_arn, message) => void dead.push(JSON.parse(message) as Record<string, unknown>) },
    assets: { pathOf: () => folder },
    log: () => undefined,
  });
  const deployed = await deploy(service.kinds, 'AWS::Lambda::Function', name, {
    Code: { S3Bucket: 'assets', S3Key: 'code' },
    Handler: `${name}.handler`,
    Runtime: 'nodejs24.x',
    Role: cloud.role(`${name}Role`, {
      Effect: 'Allow',
      Action: ['dynamodb:*', 'sqs:SendMessage'],
      Resource: '*',
    }),
  });
  await deploy(service.kinds, 'AWS::Lambda::EventSourceMapping', `${name}Mapping`, {
    FunctionName: deployed.ref,
    EventSourceArn: table.attributes.StreamArn,
    StartingPosition: 'TRIM_HORIZON',
    ...mapping,
  });
  /** The recorded batches. The text after the last line break is left out, because it may be incomplete. */
  const batches = () =>
    existsSync(seenFile)
      ? readFileSync(seenFile, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Seen[])
      : [];
  const keys = () => batches().map((batch) => batch.map(({ dynamodb: { Keys } }) => Keys.pk.S));
  return { service, table, batches, keys, streamArn: table.attributes.StreamArn };
}

const client = () => new DynamoDBClient(cloud.sdk());
const put = (TableName: string, pk: string, attributes: Record<string, { S: string }> = {}) =>
  client().send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, ...attributes } }));

async function running(service: FunctionsService, work: () => Promise<void>) {
  service.start();
  try {
    await work();
  } finally {
    await service.stop();
  }
}

// Amazon DynamoDB Developer Guide, "Change data capture for DynamoDB Streams".
describe('a stream', () => {
  test('delivers each change once, in order, with both images, and none for a write without changes', async () => {
    const { service, table, batches } = await following('Changes', {});
    await running(service, async () => {
      await put(table.ref, 'a', { colour: { S: 'red' } });
      await put(table.ref, 'a', { colour: { S: 'red' } });
      await put(table.ref, 'a', { colour: { S: 'blue' } });
      await client().send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Delete: { TableName: table.ref, Key: { pk: { S: 'a' } } } },
            { Put: { TableName: table.ref, Item: { pk: { S: 'b' } } } },
          ],
        }),
      );
      await untilTrue(() => batches().flat().length >= 4);
    });
    const records = batches().flat();
    expect(records.map(({ eventName, dynamodb: { Keys } }) => [eventName, Keys.pk.S])).toEqual([
      ['INSERT', 'a'],
      ['MODIFY', 'a'],
      ['REMOVE', 'a'],
      ['INSERT', 'b'],
    ]);
    expect(records[1]).toMatchObject({
      awsRegion: 'eu-west-1',
      eventSourceARN: table.attributes.StreamArn,
      dynamodb: { OldImage: { colour: { S: 'red' } }, NewImage: { colour: { S: 'blue' } } },
    });
    expect(new Set(records.map(({ eventID }) => eventID)).size).toBe(4);
  });

  test('continues after a stop with the records that were written in the meantime', async () => {
    const before = await following('Stopped', {});
    await running(before.service, async () => {
      await put(before.table.ref, 'first');
      await untilTrue(() => before.keys().flat().includes('first'));
    });
    await put(before.table.ref, 'meanwhile');
    const after = await following('Stopped', {});
    await running(after.service, () => untilTrue(() => after.keys().flat().includes('meanwhile')));
    expect(after.keys().flat()).toEqual(['first', 'meanwhile']);
  });

  test('is read beyond a thousand records', async () => {
    const { service, table, keys } = await following('Long', { mapping: { BatchSize: 500 } });
    const all = Array.from({ length: 1100 }, (_each, index) => `key-${index}`);
    for (let at = 0; at < all.length; at += 100)
      await client().send(
        new TransactWriteItemsCommand({
          TransactItems: all
            .slice(at, at + 100)
            .map((key) => ({ Put: { TableName: table.ref, Item: { pk: { S: key } } } })),
        }),
      );
    await running(service, () => untilTrue(() => keys().flat().length >= all.length));
    expect(keys().flat()).toEqual(all);
  });

  test('delivers only records that match a filter', async () => {
    const Pattern = JSON.stringify({ dynamodb: { NewImage: { state: { S: ['PENDING'] } } } });
    const { service, table, keys } = await following('Filtered', {
      mapping: { FilterCriteria: { Filters: [{ Pattern }] } },
    });
    await running(service, async () => {
      await put(table.ref, 'a', { state: { S: 'DRAFT' } });
      await put(table.ref, 'b', { state: { S: 'PENDING' } });
      await untilTrue(() => keys().length > 0);
    });
    expect(keys().flat()).toEqual(['b']);
  });
});

// AWS Lambda Developer Guide, "Retain discarded records for a DynamoDB event source".
describe('records that a function cannot process', () => {
  const onFailure = {
    DestinationConfig: { OnFailure: { Destination: 'arn:aws:sqs:eu-west-1:000000000000:dead' } },
  };
  const letters = (streamArn: string | undefined) =>
    dead.filter((letter) => JSON.stringify(letter).includes(streamArn ?? '?'));

  test('are retried, then sent to the queue, without blocking later records', async () => {
    const { service, table, keys, streamArn } = await following('Poisoned', {
      mapping: { MaximumRetryAttempts: 1, BatchSize: 1, ...onFailure },
      body: `if (poison) throw new Error('no');`,
    });
    await put(table.ref, 'poison');
    await put(table.ref, 'good');
    await running(service, () => untilTrue(() => keys().flat().includes('good')));
    expect(keys()).toEqual([['poison'], ['poison'], ['good']]);
    expect(letters(streamArn)).toEqual([
      expect.objectContaining({
        requestContext: expect.objectContaining({
          condition: 'RetryAttemptsExhausted',
          approximateInvokeCount: 2,
        }),
        DDBStreamBatchInfo: expect.objectContaining({ streamArn, batchSize: 1 }),
      }),
    ]);
  });

  test('are isolated by splitting their batch', async () => {
    const { service, table, keys, streamArn } = await following('Split', {
      mapping: { MaximumRetryAttempts: 0, BisectBatchOnFunctionError: true, ...onFailure },
      body: `if (poison) throw new Error('no');`,
    });
    for (const key of ['a', 'poison', 'b', 'c']) await put(table.ref, key);
    const isLast = (batch: readonly string[]) => batch.join() === 'b,c';
    await running(service, () => untilTrue(() => letters(streamArn).length > 0 && keys().some(isLast)));
    expect(keys()).toEqual([['a', 'poison', 'b', 'c'], ['a', 'poison'], ['a'], ['poison'], ['b', 'c']]);
    expect(letters(streamArn)).toHaveLength(1);
  });

  // Developer Guide, "Configuring partial batch response with DynamoDB and Lambda".
  test('are retried from the reported record', async () => {
    const { service, table, keys } = await following('Reported', {
      mapping: { FunctionResponseTypes: ['ReportBatchItemFailures'] },
      body: `if (poison && Records.length > 2)
        return { batchItemFailures: [{ itemIdentifier: poison.dynamodb.SequenceNumber }] };
        return { batchItemFailures: [] };`,
    });
    for (const key of ['a', 'poison', 'b']) await put(table.ref, key);
    await running(service, () => untilTrue(() => keys().length >= 2));
    expect(keys()).toEqual([
      ['a', 'poison', 'b'],
      ['poison', 'b'],
    ]);
  });
});

test('rejects a mapping whose role cannot read the stream', async () => {
  const { service, streamArn } = await following('Readable', {});
  const Role = cloud.role('blind', []);
  const blind = await deploy(service.kinds, 'AWS::Lambda::Function', 'Blind', {
    Code: { S3Bucket: 'assets', S3Key: 'code' },
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Role,
  });
  await expect(
    deploy(service.kinds, 'AWS::Lambda::EventSourceMapping', 'BlindMapping', {
      FunctionName: blind.ref,
      EventSourceArn: streamArn,
      StartingPosition: 'LATEST',
    }),
  ).rejects.toThrow(/Please ensure the role can perform the GetRecords/);
});
