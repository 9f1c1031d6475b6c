import { AwsError } from '#local/platform/aws-error';
import type { EngineApi } from './engine-api';
import { listOf, objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import type { KeyNames } from './leading-keys';

/** Caches table descriptions of the engine until a table changes. */
export interface Tables {
  readonly describe: (tableName: string) => Promise<JsonObject | undefined>;
  readonly keyNames: (tableName: string) => Promise<KeyNames | undefined>;
  readonly forget: (tableName: string) => void;
}

export function tablesOf(api: EngineApi): Tables {
  const known = new Map<string, KeyNames>();
  const describe = async (TableName: string) => {
    try {
      return objectOf((await api.call('DescribeTable', { TableName })).Table);
    } catch (error) {
      if (error instanceof AwsError && error.code !== 'InternalServerError') return undefined;
      throw error;
    }
  };
  return {
    describe,
    async keyNames(tableName) {
      const remembered = known.get(tableName);
      if (remembered !== undefined) return remembered;
      const description = await describe(tableName);
      const names = description && keyNamesIn(description);
      if (names !== undefined) known.set(tableName, names);
      return names;
    },
    forget: (tableName) => void known.delete(tableName),
  };
}

function keyNamesIn(description: JsonObject): KeyNames | undefined {
  const partitionKey = partitionKeyIn(description);
  if (partitionKey === undefined) return undefined;
  const indexes = [description.GlobalSecondaryIndexes, description.LocalSecondaryIndexes]
    .flatMap(listOf)
    .map(objectOf)
    .flatMap((index) => {
      const name = textOf(index.IndexName);
      const key = partitionKeyIn(index);
      return name === undefined || key === undefined ? [] : [[name, key] as const];
    });
  return { partitionKey, indexes: Object.fromEntries(indexes) };
}

const partitionKeyIn = (description: JsonObject) =>
  textOf(
    listOf(description.KeySchema)
      .map(objectOf)
      .find((key) => key.KeyType === 'HASH')?.AttributeName,
  );
