import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startEngine } from './engine';
import { engineApi } from './engine-api';
import { startEngineProcess } from './engine-process';
import { createTemporaryDatabase } from './temporary-database';

test('an engine reads and writes a database that was deleted after it was opened', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'temporary-'));
  const database = await createTemporaryDatabase(parent);
  const engine = await startEngineProcess(database.file);
  database.delete();
  if (process.platform !== 'win32') expect(readdirSync(parent)).toEqual([]);

  const api = engineApi(await startEngine({ endpoint: engine.endpoint }));
  await api.call('CreateTable', {
    TableName: 'Things',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  // More than the write-ahead log keeps before it is copied to the database file.
  const text = 'x'.repeat(100_000);
  for (let at = 0; at < 60; at += 1)
    await api.call('PutItem', { TableName: 'Things', Item: { pk: { S: String(at) }, text: { S: text } } });
  const { Item } = await api.call('GetItem', { TableName: 'Things', Key: { pk: { S: '0' } } });
  expect(Item).toEqual({ pk: { S: '0' }, text: { S: text } });

  await engine.stop();
  database.delete();
  expect(readdirSync(parent)).toEqual([]);
});
