import { leadingKeyOfQuery, leadingKeys, type KeyNames } from './leading-keys';
import { listOf, objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import { arnPrefix, tableArn, tableNameOf } from './table-arn';
import type { IamQuestion } from '#local/platform/principal';

/** Returns the names of the partition keys of a table and its indexes. */
export type KeyNamesOf = (tableName: string) => Promise<KeyNames | undefined>;

/**
 * Returns the permissions that an operation requires, per item for transactions (Amazon DynamoDB Developer Guide,
 * "Using IAM with DynamoDB transactions"; Service Authorization Reference, "Actions, resources, and condition keys
 * for Amazon DynamoDB").
 */
export async function demandsOf(
  operation: string,
  input: JsonObject,
  keyNamesOf: KeyNamesOf,
): Promise<IamQuestion[]> {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
    return Promise.all(
      listOf(input.TransactItems).flatMap((item) => transactDemands(operation, item, keyNamesOf)),
    );
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Promise.all(
      Object.entries(objectOf(input.RequestItems)).map(([name, requests]) =>
        batchDemand(operation, name, requests, keyNamesOf),
      ),
    );
  if (operation === 'Query' || operation === 'Scan') return [await readDemand(operation, input, keyNamesOf)];
  if (itemActions.has(operation)) return [await itemDemand(`dynamodb:${operation}`, input, keyNamesOf)];
  return [{ action: `dynamodb:${operation}`, resource: resourceOf(operation, input) }];
}

const itemActions = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

const transactActions = new Map([
  ['Get', 'dynamodb:GetItem'],
  ['Put', 'dynamodb:PutItem'],
  ['Update', 'dynamodb:UpdateItem'],
  ['Delete', 'dynamodb:DeleteItem'],
  ['ConditionCheck', 'dynamodb:ConditionCheckItem'],
]);

const transactDemands = (operation: string, item: unknown, keyNamesOf: KeyNamesOf) =>
  Object.entries(objectOf(item)).flatMap(([kind, request]) => {
    const action = transactActions.get(kind);
    if (action === undefined) return [];
    const enclosing = { 'dynamodb:EnclosingOperation': operation };
    return [itemDemand(action, objectOf(request), keyNamesOf, enclosing)];
  });

async function itemDemand(
  action: string,
  request: JsonObject,
  keyNamesOf: KeyNamesOf,
  context: Record<string, string> = {},
): Promise<IamQuestion> {
  const table = tableNameOf(textOf(request.TableName) ?? '');
  const names = await keyNamesOf(table);
  const keys = leadingKeys(names?.partitionKey, [objectOf(request.Key ?? request.Item)]);
  return { action, resource: tableArn(table), context: { ...context, ...keys } };
}

async function batchDemand(
  operation: string,
  name: string,
  requests: unknown,
  keyNamesOf: KeyNamesOf,
): Promise<IamQuestion> {
  const table = tableNameOf(name);
  const names = await keyNamesOf(table);
  const items = Array.isArray(requests)
    ? requests.map((request) => {
        const { PutRequest, DeleteRequest } = objectOf(request);
        return objectOf(objectOf(PutRequest).Item ?? objectOf(DeleteRequest).Key);
      })
    : listOf(objectOf(requests).Keys).map(objectOf);
  return {
    action: `dynamodb:${operation}`,
    resource: tableArn(table),
    context: leadingKeys(names?.partitionKey, items),
  };
}

async function readDemand(
  operation: string,
  input: JsonObject,
  keyNamesOf: KeyNamesOf,
): Promise<IamQuestion> {
  const table = tableNameOf(textOf(input.TableName) ?? '');
  const index = textOf(input.IndexName);
  const names = await keyNamesOf(table);
  const partitionKey = index === undefined ? names?.partitionKey : names?.indexes[index];
  return {
    action: `dynamodb:${operation}`,
    resource: index === undefined ? tableArn(table) : `${tableArn(table)}/index/${index}`,
    context: operation === 'Query' ? leadingKeyOfQuery(partitionKey, input) : {},
  };
}

/** Operations without a table, such as ListTables, can only be granted on `*`. */
function resourceOf(operation: string, input: JsonObject): string {
  const stream = textOf(input.StreamArn);
  if (stream !== undefined) return stream;
  const table = textOf(input.TableName);
  if (table === undefined || operation === 'ListStreams') return '*';
  return `${arnPrefix}table/${tableNameOf(table)}`;
}
