import type { EngineApi } from './engine-api';
import { definitionOf, differences, indexChanges } from './table-definition';
import { objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import { tableArn } from './table-arn';
import { globalTableProperties, tableProperties, type TableProperties } from './table-properties';
import type { Tables } from './tables';
import { physicalName } from '#local/services/physical-name';
import { resourceKind, type Created, type Resource, type ResourceKind } from '#local/template/resource-kind';

interface Needs {
  readonly api: EngineApi;
  readonly tables: Tables;
  readonly expire: (table: { tableName: string; attribute: string; keys: readonly string[] }) => void;
}

export function tableKinds(needs: Needs): ResourceKind[] {
  const create = (resource: Resource<TableProperties>) => createTable(resource, needs);
  return [
    resourceKind({ type: 'AWS::DynamoDB::GlobalTable', properties: globalTableProperties, create }),
    resourceKind({ type: 'AWS::DynamoDB::Table', properties: tableProperties, create }),
  ];
}

async function createTable(
  resource: Resource<TableProperties>,
  { api, tables, expire }: Needs,
): Promise<Created> {
  const { properties } = resource;
  const tableName = properties.TableName ?? physicalName(resource, 255);
  const wanted = definitionOf(tableName, properties);
  const existing = await tables.describe(tableName);
  if (existing === undefined) await api.call('CreateTable', wanted);
  else await bringUpToDate(api, existing, wanted);
  tables.forget(tableName);
  const description = await untilActive(tables, tableName);
  const { TimeToLiveSpecification: ttl } = properties;
  if (ttl?.Enabled && ttl.AttributeName !== undefined) {
    await expireInEngine(api, tableName, ttl);
    const keys = properties.KeySchema.map(({ AttributeName }) => AttributeName);
    expire({ tableName, attribute: ttl.AttributeName, keys });
  }
  const StreamArn = textOf(description.LatestStreamArn);
  return {
    ref: tableName,
    attributes: {
      Arn: tableArn(tableName),
      TableId: textOf(description.TableId) ?? resource.nameSeed,
      ...(StreamArn === undefined ? {} : { StreamArn }),
    },
  };
}

/** Sets the time to live for DescribeTimeToLive. The engine rejects an unchanged setting. */
async function expireInEngine(api: EngineApi, TableName: string, TimeToLiveSpecification: JsonObject) {
  const { TimeToLiveDescription } = await api.call('DescribeTimeToLive', { TableName });
  if (objectOf(TimeToLiveDescription).AttributeName !== TimeToLiveSpecification.AttributeName)
    await api.call('UpdateTimeToLive', { TableName, TimeToLiveSpecification });
}

async function bringUpToDate(api: EngineApi, existing: JsonObject, wanted: JsonObject) {
  const { TableName, AttributeDefinitions, StreamSpecification } = wanted;
  const changed = differences(existing, wanted);
  if (changed.length > 0)
    throw new Error(
      `The table ${textOf(TableName) ?? ''} exists with another ${changed.join(' and another ')}. ` +
        'Its items cannot be kept: reset the local data and start again.',
    );
  for (const update of indexChanges(existing, wanted)) {
    await api.call('UpdateTable', { TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [update] });
  }
  if (StreamSpecification !== undefined && existing.StreamSpecification === undefined)
    await api.call('UpdateTable', { TableName, StreamSpecification });
}

async function untilActive(tables: Tables, tableName: string): Promise<JsonObject> {
  const mostLooks = 100;
  for (let look = 0; look < mostLooks; look += 1) {
    const description = await tables.describe(tableName);
    if (description?.TableStatus === 'ACTIVE') return description;
    await new Promise((resume) => setTimeout(resume, 20));
  }
  throw new Error(`The table ${tableName} did not become active.`);
}
