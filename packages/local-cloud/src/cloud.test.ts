import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { startCloud, type Cloud, type CloudOptions } from './cloud';
import { TemplateRefused } from './template/refusals';

const running: Cloud[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((cloud) => cloud.stop()));
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'cloud-'));

const table = {
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  },
};

function assembly(Resources: object): string {
  const folder = newFolder();
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write('manifest.json', {
    artifacts: { A: { type: 'aws:cloudformation:stack', properties: { templateFile: 'A.json' } } },
  });
  const Parameters = { LocalOrigin: { Type: 'String', Default: 'unknown' } };
  const Outputs = { Table: { Value: { Ref: 'Table' } }, Origin: { Value: { Ref: 'LocalOrigin' } } };
  write('A.json', { Parameters, Resources, Outputs });
  return folder;
}

async function started(options: Partial<CloudOptions> = {}): Promise<Cloud> {
  const log = () => undefined;
  const cloud = await startCloud({
    assembly: assembly({ Table: table }),
    data: 'memory',
    port: 0,
    log,
    ...options,
  });
  running.push(cloud);
  return cloud;
}

const as = ({ origin, administrator }: Cloud) => ({
  endpoint: origin,
  region: 'eu-west-1',
  credentials: administrator,
  maxAttempts: 1,
});

const tableOf = ({ outputs }: Cloud) => outputs.A?.Table;

test('serves all resources to the SDK on one origin, and returns the outputs of stacks', async () => {
  const cloud = await started();
  expect(cloud.outputs.A?.Origin).toBe(cloud.origin);
  const dynamodb = new DynamoDBClient(as(cloud));
  const Item = { pk: { S: 'k' }, text: { S: 'kept' } };
  await dynamodb.send(new PutItemCommand({ TableName: tableOf(cloud), Item }));
  const got = await dynamodb.send(new GetItemCommand({ TableName: tableOf(cloud), Key: { pk: { S: 'k' } } }));
  expect(got.Item).toEqual(Item);
  const { Stacks } = await new CloudFormationClient(as(cloud)).send(
    new DescribeStacksCommand({ StackName: 'A' }),
  );
  expect(Stacks?.[0]?.Outputs).toContainEqual({ OutputKey: 'Table', OutputValue: tableOf(cloud) });
});

test('a restart keeps the data, the names and the administrator', async () => {
  const data = { folder: newFolder() };
  const first = await started({ data });
  const Item = { pk: { S: 'k' } };
  await new DynamoDBClient(as(first)).send(new PutItemCommand({ TableName: tableOf(first), Item }));
  await first.stop();

  const second = await started({ data });
  expect(first.administrator).toMatchObject(second.administrator);
  expect(tableOf(second)).toBe(tableOf(first));
  const got = await new DynamoDBClient(as(second)).send(
    new GetItemCommand({ TableName: tableOf(second), Key: Item }),
  );
  expect(got.Item).toEqual(Item);
});

test('can start again after a failed start', async () => {
  const data = { folder: newFolder() };
  const refused = startCloud({
    assembly: assembly({ X: { Type: 'AWS::EC2::VPC' } }),
    data,
    port: 0,
    log: () => undefined,
  });
  await expect(refused).rejects.toThrow(TemplateRefused);
  await started({ data });
});
