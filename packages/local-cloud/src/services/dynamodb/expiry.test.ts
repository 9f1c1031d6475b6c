import { expect, test } from '@jest/globals';
import { startEngine } from './engine';
import { engineApi } from './engine-api';
import { expirySweeper } from './expiry';

const now = new Date('2026-03-01T12:00:00Z');
const secondsFromNow = (seconds: number) => ({ N: String(now.getTime() / 1000 + seconds) });
const year = 365 * 86_400;

// Amazon DynamoDB Developer Guide, "Using time to live (TTL) in DynamoDB": numbers only, not more than five years ago.
test('removes expired items and writes stream records', async () => {
  const engine = await startEngine({});
  const api = engineApi(engine);
  const TableName = 'Expiring';
  const key = { AttributeName: 'pk', AttributeType: 'S' };
  await api.call('CreateTable', {
    TableName,
    AttributeDefinitions: [key],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  });
  const items = {
    over: secondsFromNow(-1),
    running: secondsFromNow(1),
    longOver: secondsFromNow(-6 * year),
    text: { S: '1' },
  };
  for (const [pk, until] of Object.entries(items))
    await api.call('PutItem', { TableName, Item: { pk: { S: pk }, until } });

  const reported: string[] = [];
  const sweeper = expirySweeper({
    api,
    clock: { now: () => now },
    onRemoval: (name) => void reported.push(name),
  });
  sweeper.watch({ tableName: TableName, attribute: 'until', keys: ['pk'] });
  await sweeper.sweep();
  await sweeper.sweep();
  sweeper.stop();

  const { Items } = await api.call('Scan', { TableName });
  await engine.stop();
  expect((Items as { pk: { S: string } }[]).map(({ pk }) => pk.S).sort()).toEqual([
    'longOver',
    'running',
    'text',
  ]);
  expect(reported).toEqual([TableName]);
});
