import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from '@jest/globals';
import { createDynamoDbService } from './dynamodb-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

// Amazon DynamoDB Streams API Reference, "DescribeStream", "GetShardIterator" and "GetRecords".
test('a stream is read shard by shard by callers with permission', async () => {
  const cloud = await smallCloud();
  const service = await createDynamoDbService(cloud.needs);
  cloud.attach(service.handler);
  const { ref, attributes } = await deploy(service.kinds, 'AWS::DynamoDB::Table', 'Streamed', {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  const put = new PutItemCommand({ TableName: ref, Item: { pk: { S: 'a' } } });
  await new DynamoDBClient(cloud.sdk()).send(put);

  const StreamArn = attributes.StreamArn ?? '';
  const role = cloud.role('reader', {
    Effect: 'Allow',
    Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
    Resource: StreamArn,
  });
  const ask = (operation: string, input: object, roleArn = role) =>
    cloud.signed('dynamodb', `DynamoDBStreams_20120810.${operation}`, input, roleArn);

  const described = await ask('DescribeStream', { StreamArn });
  expect(described.body).toMatchObject({ StreamDescription: { StreamArn, TableName: ref } });
  const { Shards } = described.body.StreamDescription as { Shards: { ShardId: string }[] };
  const from = { StreamArn, ShardId: Shards[0]?.ShardId, ShardIteratorType: 'TRIM_HORIZON' };
  const { ShardIterator } = (await ask('GetShardIterator', from)).body;

  const first = await ask('GetRecords', { ShardIterator });
  expect(first.body).toMatchObject({
    Records: [{ eventName: 'INSERT', awsRegion: 'eu-west-1', dynamodb: { NewImage: { pk: { S: 'a' } } } }],
  });
  const next = await ask('GetRecords', { ShardIterator: first.body.NextShardIterator });
  expect(next.body).toMatchObject({ Records: [] });

  const stranger = cloud.role('stranger', []);
  expect(await ask('GetRecords', { ShardIterator }, stranger)).toMatchObject({
    status: 400,
    body: { __type: expect.stringMatching(/AccessDeniedException$/) },
  });
  expect(await ask('GetRecords', { ShardIterator: 'forged' })).toMatchObject({
    body: { __type: expect.stringMatching(/ValidationException$/) },
  });
  await service.stop();
  await cloud.stop();
});

test('a transaction notifies readers of the tables that it changes, not of those that it only checks', async () => {
  const cloud = await smallCloud();
  const service = await createDynamoDbService(cloud.needs);
  cloud.attach(service.handler);
  const reported: string[] = [];
  const table = async (name: string) => {
    const { ref, attributes } = await deploy(service.kinds, 'AWS::DynamoDB::Table', name, {
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    service.streams.onChange(attributes.StreamArn ?? '', () => void reported.push(name));
    return ref;
  };
  const [changed, checked] = [await table('Changed'), await table('Checked')];
  await new DynamoDBClient(cloud.sdk()).send(
    new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName: changed, Item: { pk: { S: 'a' } } } },
        {
          ConditionCheck: {
            TableName: checked,
            Key: { pk: { S: 'a' } },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ],
    }),
  );
  expect(reported).toEqual(['Changed']);
  await service.stop();
  await cloud.stop();
});
