import { ArnFormat, Stack } from 'aws-cdk-lib/core';
import { TableV2, type ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { RestoredTables, TableName } from '#lib/restored-tables';

/**
 * The table that functions and resolvers use: the restored one that the settings name, or else the created one. The
 * created table stays in its stack, with its data and its exports, until an operator deletes it.
 */
export function tableInUse(
  created: TableV2,
  name: TableName,
  { restoredTables }: { readonly restoredTables: RestoredTables },
): ITableV2 {
  const restored = restoredTables[name];
  if (restored === undefined) return created;
  const { tableName, streamLabel } = restored;
  const tableArn = Stack.of(created).formatArn({
    service: 'dynamodb',
    resource: 'table',
    resourceName: tableName,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
  return TableV2.fromTableAttributes(created, 'Restored', {
    tableArn,
    ...(streamLabel !== undefined && { tableStreamArn: `${tableArn}/stream/${streamLabel}` }),
  });
}
