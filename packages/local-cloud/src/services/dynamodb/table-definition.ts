import { isDeepStrictEqual } from 'node:util';
import { listOf, objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import type { TableProperties } from './table-properties';

/** Creates the CreateTable request for a table of a template. */
export function definitionOf(tableName: string, properties: TableProperties): JsonObject {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } = properties;
  const { StreamSpecification } = properties;
  return {
    TableName: tableName,
    AttributeDefinitions,
    KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(GlobalSecondaryIndexes?.length
      ? { GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(indexOnly) }
      : {}),
    ...(LocalSecondaryIndexes?.length ? { LocalSecondaryIndexes } : {}),
    ...(StreamSpecification ? { StreamSpecification: { StreamEnabled: true, ...StreamSpecification } } : {}),
  };
}

const indexOnly = ({ IndexName, KeySchema, Projection }: JsonObject) => ({
  IndexName,
  KeySchema,
  Projection,
});

/** Returns the changed properties for which CloudFormation would replace the table. */
export function differences(existing: JsonObject, wanted: JsonObject): string[] {
  const kept = indexesOf(existing);
  const wantedStream = objectOf(wanted.StreamSpecification).StreamViewType;
  const keptStream = objectOf(existing.StreamSpecification).StreamViewType;
  return [
    ...(isDeepStrictEqual(existing.KeySchema, wanted.KeySchema) ? [] : ['primary key']),
    ...(keyTypesDiffer(existing, wanted) ? ['key attribute type'] : []),
    ...(wantedStream === keptStream || keptStream === undefined ? [] : ['stream view']),
    ...[...indexesOf(wanted)]
      .filter(([name, index]) => kept.has(name) && !isDeepStrictEqual(kept.get(name), index))
      .map(([name]) => `definition of the index ${name}`),
  ];
}

/** Returns the index updates from the existing to the wanted table. */
export function indexChanges(existing: JsonObject, wanted: JsonObject): JsonObject[] {
  const kept = indexesOf(existing);
  const needed = indexesOf(wanted);
  return [
    ...[...kept.keys()].filter((name) => !needed.has(name)).map((IndexName) => ({ Delete: { IndexName } })),
    ...[...needed].filter(([name]) => !kept.has(name)).map(([, index]) => ({ Create: index })),
  ];
}

const indexesOf = (table: JsonObject) =>
  new Map(
    listOf(table.GlobalSecondaryIndexes)
      .map(objectOf)
      .map((index) => [textOf(index.IndexName) ?? '', indexOnly(index)] as const),
  );

function keyTypesDiffer(existing: JsonObject, wanted: JsonObject): boolean {
  const before = typesOf(existing);
  return [...typesOf(wanted)].some(([name, type]) => before.has(name) && before.get(name) !== type);
}

const typesOf = (table: JsonObject) =>
  new Map(
    listOf(table.AttributeDefinitions)
      .map(objectOf)
      .map(({ AttributeName, AttributeType }) => [AttributeName, AttributeType] as const),
  );
