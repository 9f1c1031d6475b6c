import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BatchWriteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { writeRows } from '#lambda/stores/write-rows';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const rowsOf = (pk: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ pk, sk: `${at}`.padStart(3, '0') }));

async function kept(of: string): Promise<unknown[]> {
  const rows = await tables.rows('Main');
  return rows
    .filter(({ pk }) => pk === of)
    .sort((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1));
}

/** A client that writes only the first row of its first call, as a busy table does. */
function busyAtFirst(): Pick<DynamoDBClient, 'send'> {
  let isBusy = true;
  const send = async (command: BatchWriteItemCommand) => {
    const [first, ...others] = command.input.RequestItems?.Main ?? [];
    if (!isBusy || !first) return tables.dynamodb.send(command);
    isBusy = false;
    await tables.dynamodb.send(new BatchWriteItemCommand({ RequestItems: { Main: [first] } }));
    return { UnprocessedItems: { Main: others } };
  };
  return { send: send as DynamoDBClient['send'] };
}

test('puts and deletes more rows than fit in one call', async () => {
  const rows = rowsOf('many', 60);
  await writeRows(tables, { table: 'Main', puts: rows, deletes: [] });
  expect(await kept('many')).toEqual(rows);
  const fresh = [{ pk: 'many', sk: '900' }];
  await writeRows(tables, { table: 'Main', puts: fresh, deletes: rows.slice(0, 30) });
  expect(await kept('many')).toEqual([...rows.slice(30), ...fresh]);
});

test('writes rows again that a busy table did not process', async () => {
  const dynamodb = busyAtFirst() as DynamoDBClient;
  const rows = rowsOf('busy', 30);
  await writeRows({ dynamodb }, { table: 'Main', puts: rows, deletes: [] });
  expect(await kept('busy')).toEqual(rows);
});

test('without rows, sends no request', async () => {
  const send = () => Promise.reject(new Error('No request was expected.'));
  const dynamodb = { send } as unknown as DynamoDBClient;
  await expect(writeRows({ dynamodb }, { table: 'Main', puts: [], deletes: [] })).resolves.toBeUndefined();
});
