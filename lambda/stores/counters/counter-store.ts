import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, type GenericSchema } from 'valibot';
import type { RowKey } from '#lambda/stores/read-rows';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

/** A row of counters. */
export interface Counted<Values> {
  /** Its sort key. */
  readonly name: string;
  readonly values: Values;
  /**
   * Sum of the versions of all counted records. It only grows, and equal versions mean equal counts, so the
   * highest version is always the newest.
   */
  readonly version: number;
}

export interface CounterStore {
  /** Writes nothing if the row has a later version. */
  put(key: RowKey, values: object, version: number): Promise<void>;
  /** Reads the rows of a partition consistently. */
  under<Values>(
    partition: string,
    schema: GenericSchema<unknown, Values>,
  ): Promise<readonly Counted<Values>[]>;
}

export interface CounterStoreOptions {
  /** Whether rows with a later version are also replaced, because their counts were wrong. */
  readonly replacesNewer?: boolean;
}

export function counterStore(
  { dynamodb, playTable: TableName }: PlayStoreNeeds,
  { replacesNewer = false }: CounterStoreOptions = {},
): CounterStore {
  return {
    put: async (key, values, version) => {
      const put = {
        TableName,
        Item: marshall({ ...key, ...values, v: version }),
        ...(!replacesNewer && {
          ConditionExpression: 'attribute_not_exists(v) OR v <= :v',
          ExpressionAttributeValues: marshall({ ':v': version }),
        }),
      };
      try {
        await dynamodb.send(new PutItemCommand(put));
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
    under: async (partition, schema) => {
      const rows = await rowsOfPartition({ dynamodb }, { table: TableName, partition });
      return rows.map((row) => countedIn(row, schema));
    },
  };
}

/** Returns the version of a count of these rows. */
export const versionOf = (all: readonly Pick<Counted<unknown>, 'version'>[]): number =>
  all.reduce((sum, { version }) => sum + version, 0);

const kept = object({ v: number() });

export const countedIn = <Values>(
  row: Record<string, unknown>,
  schema: GenericSchema<unknown, Values>,
): Counted<Values> => ({
  name: String(row.sk),
  values: parse(schema, row),
  version: parse(kept, row).v,
});
