import type { TableDescription } from '@aws-sdk/client-dynamodb';
import type { Access, Call } from './calls';

/** An item or a key in DynamoDB's JSON. */
type Attributes = Readonly<Record<string, { readonly S?: string; readonly N?: string }>>;
interface Target {
  readonly table: string;
  readonly attributes: Attributes;
}
/**
 * A call of the DynamoDB API for items, and its consumed capacity (`ReturnConsumedCapacity` was `INDEXES`).
 */
export interface EngineCall {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly consumed: readonly Consumed[];
}
interface Consumed {
  readonly TableName: string;
  readonly Table?: Units;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, Units>>;
}
interface Units {
  readonly CapacityUnits?: number;
}
type Keyed = Pick<TableDescription, 'TableName' | 'GlobalSecondaryIndexes'> & {
  /** The name of the table, independent of the stage. */
  readonly store: string;
};

const reads = new Set(['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query', 'Scan']);

/**
 * A call in the form of the partition model. The consumed units of a table or an index are divided evenly
 * among its items. Throws for a call whose items cannot be determined.
 */
export function callOf({ operation, input, consumed }: EngineCall, tables: readonly Keyed[]): Call {
  const isRead = reads.has(operation);
  const targets = targetsOf(operation, input);
  const accesses = consumed.flatMap(({ TableName, Table, GlobalSecondaryIndexes = {} }) => {
    const table = tables.find((one) => one.TableName === TableName);
    const here = targets.filter((target) => target.table === TableName);
    if (!table || here.length === 0) throw new Error(`${operation} consumed ${TableName} for no item.`);
    const units = (of: number) => ({ read: isRead ? of : 0, write: isRead ? 0 : of });
    const own = (Table?.CapacityUnits ?? 0) / here.length;
    const ofTable = here.map(({ attributes }): Access => ({
      store: table.store,
      partitionKey: textOf(attributes, 'pk'),
      sortKey: textOf(attributes, 'sk'),
      ...units(own),
    }));
    const ofIndexes = Object.entries(GlobalSecondaryIndexes).flatMap(([index, { CapacityUnits = 0 }]) =>
      entriesOf(table, index, here).map((entry, _place, entries): Access => ({
        store: `${table.store}/${index}`,
        ...entry,
        ...units(CapacityUnits / entries.length),
      })),
    );
    return [...(own > 0 ? ofTable : []), ...ofIndexes];
  });
  return { isTransaction: operation.startsWith('Transact'), accesses };
}

function targetsOf(operation: string, input: EngineCall['input']): Target[] {
  const one = input as { TableName?: string; Key?: Attributes; Item?: Attributes };
  switch (operation) {
    case 'BatchGetItem':
      return Object.entries(input.RequestItems as Record<string, { Keys: Attributes[] }>).flatMap(
        ([table, { Keys }]) => Keys.map((attributes) => ({ table, attributes })),
      );
    case 'TransactWriteItems':
      return (input.TransactItems as Record<string, typeof one>[]).flatMap((item) =>
        Object.values(item).map(({ TableName = '', Key, Item }) => ({
          table: TableName,
          attributes: Key ?? Item ?? {},
        })),
      );
    case 'Query': {
      const { ExpressionAttributeValues: values } = input as { ExpressionAttributeValues: Attributes };
      const [partitionKey] = Object.values(values);
      return [{ table: one.TableName ?? '', attributes: { pk: partitionKey ?? {}, sk: { S: 'QUERY' } } }];
    }
    default:
      return [{ table: one.TableName ?? '', attributes: one.Key ?? one.Item ?? {} }];
  }
}

/** The index entries of items. An update without keys of the index is assigned to the key of its item. */
function entriesOf({ GlobalSecondaryIndexes = [] }: Keyed, index: string, targets: readonly Target[]) {
  const schema = GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index)?.KeySchema ?? [];
  const [partition = '', sort = ''] = schema.map(({ AttributeName }) => AttributeName ?? '');
  const having = targets.filter(({ attributes }) => partition in attributes);
  return having.length > 0
    ? having.map(({ attributes }) => ({
        partitionKey: textOf(attributes, partition),
        sortKey: textOf(attributes, sort),
      }))
    : targets.map(({ attributes }) => ({
        partitionKey: textOf(attributes, 'pk'),
        sortKey: textOf(attributes, 'sk'),
      }));
}

function textOf(attributes: Attributes, name: string): string {
  const { S, N } = attributes[name] ?? {};
  return S ?? N ?? '';
}
