import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sqlite from 'node-sqlite3-wasm';
import { startEngine } from './engine';
import { engineApi } from './engine-api';
import { createDatabase } from './new-database';

const key = [{ AttributeName: 'pk', KeyType: 'HASH' }];
const newest = `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 AS next
  FROM _stream_records WHERE table_name = 'Things'`;
const after = `SELECT event_name FROM _stream_records
  WHERE table_name = 'Things' AND shard_id = 's' AND CAST(sequence_number AS INTEGER) > 3
  ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT 10`;

test('the engine accepts the new file and finds the changes of a table with the index', async () => {
  const databaseFile = join(mkdtempSync(join(tmpdir(), 'engine-')), 'dynamodb.sqlite');
  const engine = await startEngine({ databaseFile });
  const api = engineApi(engine);
  await api.call('CreateTable', {
    TableName: 'Things',
    KeySchema: key,
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  for (const pk of ['a', 'b']) await api.call('PutItem', { TableName: 'Things', Item: { pk: { S: pk } } });
  await engine.stop();

  // Reads a copy, so that the file keeps the journal mode that the engine set.
  const copy = `${databaseFile}.copy`;
  const bytes = readFileSync(databaseFile);
  // Bytes 18 and 19: 1 is the rollback journal, 2 the write-ahead log (https://www.sqlite.org/fileformat2.html).
  bytes.fill(1, 18, 20);
  writeFileSync(copy, bytes);
  const database = new sqlite.Database(copy, { readOnly: true });
  expect(database.get(newest)).toEqual({ next: 3 });
  for (const query of [newest, after])
    expect(JSON.stringify(database.all(`EXPLAIN QUERY PLAN ${query}`))).toMatch(
      /SEARCH _stream_records USING (COVERING )?INDEX _stream_numbers/,
    );
  database.close();
});

test('does not change an existing file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const file = join(folder, 'dynamodb.sqlite');
  writeFileSync(file, 'somebody’s');
  await createDatabase(file);
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['somebody’s', ['dynamodb.sqlite']]);
});

test('replaces an unfinished file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  writeFileSync(join(folder, 'dynamodb.sqlite.new'), 'half');
  await createDatabase(join(folder, 'dynamodb.sqlite'));
  expect(readdirSync(folder)).toEqual(['dynamodb.sqlite']);
});
