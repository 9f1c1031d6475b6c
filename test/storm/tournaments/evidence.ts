import { paginateQuery, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { treasuryKey, walletKey } from '#domain/keys';
import type { StoredMovement } from '#domain/wallet/movement';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { escrowPlayer } from '#lambda/stores/tournaments/escrow';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { accountsOf, statementOf, type Evidence } from '#test/storm/evidence';
import type { Commit } from './commits';
import { worldStart, type World } from './world';

/** A tournament at the end of its world. */
export interface TournamentEvidence {
  readonly row: TournamentRow;
  readonly entries: readonly EntryRow[];
}

/** What the tables of a world hold, beside the order of its writes. */
export interface WorldEvidence {
  readonly world: World;
  readonly ledger: Evidence;
  readonly journal: readonly StoredMovement[];
  readonly tournaments: readonly TournamentEvidence[];
  readonly commits: readonly Commit[];
}

export async function worldEvidence(
  world: World,
  tournamentIds: readonly string[],
  commits: readonly Commit[],
): Promise<WorldEvidence> {
  const { tables, brandId, players } = world;
  const names = [...players.map(({ playerId }) => playerId), ...tournamentIds.map(escrowPlayer)];
  const partitions = [
    ...names.map((playerId) => walletKey(brandId, playerId, '', '').pk),
    treasuryKey(brandId, 'GOLD', 0).pk,
  ];
  const rows = await Promise.all(partitions.map((partition) => walletRows(world, partition)));
  const accounts = accountsOf(rows.flat());
  const journal: StoredMovement[] = [];
  const day = new Date(worldStart).toISOString().slice(0, 10);
  for await (const page of dayMovements(tables)(brandId, day)) journal.push(...page);
  const statements = await Promise.all(
    accounts.wallets.map(({ account }) => statementOf(tables.dynamodb, account, 7)),
  );
  return {
    ...{ world, journal, commits },
    ledger: { ...accounts, journal, statements, companions: new Set(), answers: [] },
    tournaments: await Promise.all(tournamentIds.map((id) => tournamentOf(world, id))),
  };
}

async function tournamentOf({ tables }: World, id: string): Promise<TournamentEvidence> {
  const row = await tournamentStore(tables).read(id);
  if (!row) throw new Error(`The tournament ${id} is missing.`);
  const entries: EntryRow[] = [];
  for await (const page of entryStore(tables).every(row)) entries.push(...page);
  return { row, entries };
}

async function walletRows({ tables }: World, partition: string) {
  const rows: Record<string, AttributeValue>[] = [];
  const query = {
    TableName: tables.walletsTable,
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: marshall({ ':partition': partition }),
  };
  for await (const { Items = [] } of paginateQuery({ client: tables.dynamodb }, query)) rows.push(...Items);
  return rows;
}
