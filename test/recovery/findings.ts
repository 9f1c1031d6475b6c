import { groupBy } from '../support/group-by';
import { isDeepStrictEqual } from 'node:util';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { type StoredMovement, walletAccount, type PostedMovement } from '@novalink/ledger';
import { statementCsv } from '#domain/wallet/statement-csv';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import type { ProductTables } from '#test/world/given/product-tables';
import { accountsOf, isPosted, statementOf, type Evidence } from '#test/storm/evidence';
import { violations } from '#test/storm/invariants';
import { findViolations } from '#tools/audit/find-violations';
import { readLines } from '#tools/audit/read-lines';
import { everyRow } from '#ops/recovery/restored-tables';
import { playFindings } from './play-findings';
import type { Item } from './recorded-history';
import { summaryFindings } from './summary-findings';
import type { Traffic } from './traffic';

/** The contents of the backups before the repair. */
export interface Torn {
  readonly journal: readonly StoredMovement[];
}

/** All errors of repaired tables, one line each. */
export async function findings(
  tables: ProductTables,
  torn: Torn,
  { seeds }: Pick<Traffic, 'seeds'>,
): Promise<readonly string[]> {
  const rowsOf = async (table: string) => {
    const rows: Item[] = [];
    for await (const row of everyRow(tables.dynamodb, table)) rows.push(row);
    return rows;
  };
  const journalRows = await rowsOf(tables.journalTable);
  const journal = movementsOf(journalRows);
  const accounts = accountsOf((await rowsOf(tables.walletsTable)).map((row) => ({ ...row })));
  const evidence: Evidence = {
    ...accounts,
    journal,
    statements: await Promise.all(
      accounts.wallets.map(({ account }) => statementOf(tables.dynamodb, account, 20)),
    ),
    companions: new Set(),
    answers: [],
  };
  const playRows = await rowsOf(tables.playTable);
  const play = playRows.map((row) => unmarshall({ ...row }));
  return [
    ...violations(evidence),
    ...auditorsFindings(journal),
    ...keptFindings(torn.journal, journal),
    ...playFindings(journal.filter(isPosted), play, seeds),
    ...summaryFindings(journal.filter(isPosted), playRows),
  ];
}

export const movementsOf = (rows: readonly Item[]): readonly StoredMovement[] =>
  rows.filter(({ pk }) => pk?.S?.startsWith('MOVEMENT#')).map((row) => parseMovement(row));

/** The gapless part of the journal's backup must still exist unchanged. */
function keptFindings(
  before: readonly StoredMovement[],
  after: readonly StoredMovement[],
): readonly string[] {
  const now = new Map(after.map((movement) => [movement.key, movement]));
  const wallets = groupBy(before.filter(isPosted), walletAccount);
  return [...wallets.values()]
    .flatMap(gaplessPrefix)
    .filter((movement) => !isDeepStrictEqual(now.get(movement.key), movement))
    .map(({ key }) => `${key} was in the backup and is lost or changed`);
}

function auditorsFindings(journal: readonly StoredMovement[]): readonly string[] {
  const exported = statementCsv(
    journal.map((movement) => ({
      ...movement,
      userId: movement.playerId,
      amount: `${movement.amount}`,
      balance: isPosted(movement) ? `${movement.balance}` : null,
      seq: isPosted(movement) ? `${movement.seq}` : null,
    })),
  );
  return findViolations(readLines('export', exported), { fromBeginning: true }).map(
    ({ line, finding }) => `auditor: ${line.key}: ${finding}`,
  );
}

/** The movements of a wallet before the first gap. */
function gaplessPrefix(movements: readonly PostedMovement[]): readonly PostedMovement[] {
  const bySeq = new Map(movements.map((movement) => [movement.seq, movement]));
  const standing: PostedMovement[] = [];
  for (let next = bySeq.get(1); next; next = bySeq.get(next.seq + 1)) standing.push(next);
  return standing;
}
