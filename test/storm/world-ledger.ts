import { paginateQuery, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { treasuryKey, walletKey } from '#domain/keys';
import type { StoredMovement } from '@novalink/ledger';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { accountsOf, statementOf, type Evidence } from './evidence';
import type { PlayWorld } from './play-world';

/** The ledger of a world for these players and days. `days` are times within the days. */
export async function ledgerOfWorld(
  { tables, brandId }: Pick<PlayWorld, 'tables' | 'brandId'>,
  playerIds: readonly string[],
  days: readonly number[],
): Promise<Evidence> {
  const partitions = [
    ...playerIds.map((playerId) => walletKey(brandId, playerId, '', '').pk),
    treasuryKey(brandId, 'GOLD', 0).pk,
  ];
  const rows = await Promise.all(partitions.map((partition) => walletRows(tables, partition)));
  const accounts = accountsOf(rows.flat());
  const journal: StoredMovement[] = [];
  for (const day of days.map((time) => new Date(time).toISOString().slice(0, 10)))
    for await (const page of dayMovements(tables)(brandId, day)) journal.push(...page);
  const statements = await Promise.all(
    accounts.wallets.map(({ account }) => statementOf(tables.dynamodb, account, 7)),
  );
  return { ...accounts, journal, statements, companions: new Set(), answers: [] };
}

async function walletRows(tables: PlayWorld['tables'], partition: string) {
  const rows: Record<string, AttributeValue>[] = [];
  const query = {
    TableName: tables.walletsTable,
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: marshall({ ':partition': partition }),
  };
  for await (const { Items = [] } of paginateQuery({ client: tables.dynamodb }, query)) rows.push(...Items);
  return rows;
}
