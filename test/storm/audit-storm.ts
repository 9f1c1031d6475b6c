import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { statementCsv } from '#domain/wallet/statement-csv';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import { createProductTables } from '#test/world/given/product-tables';
import { findViolations, placeOf } from '#tools/audit/find-violations';
import { readLines } from '#tools/audit/read-lines';
import { accountsOf, isPosted, statementOf, type Answer, type Evidence } from './evidence';
import { violations } from './invariants';
import { startMortalEngine } from './mortal-engine';
import { storm, type StormPlan } from './storm';

export interface StormReport {
  readonly commits: number;
  readonly declined: number;
  /** The number of unknown outcomes that clients received. */
  readonly unknown: number;
  readonly acknowledgedLost: number;
  /** The first violations. */
  readonly violations: readonly string[];
}

/** Runs a storm on an engine with its own file, and audits the tables at the end. */
export async function auditStorm(plan: StormPlan): Promise<StormReport> {
  const folder = mkdtempSync(join(storeFolder(), 'novalink-storm-'));
  const engine = await startMortalEngine(join(folder, 'tables.db'));
  try {
    await createProductTables(engine.client());
    const { answers } = await storm(engine, plan);
    // Reads the state from the file, and not from the memory of the last process.
    await engine.killAndRestart();
    const evidence = await evidenceOfAll(engine.client(), answers);
    const found = [...violations(evidence), ...auditorsFindings(evidence)];
    return {
      commits: evidence.journal.filter(isPosted).length,
      declined: evidence.journal.filter((movement) => !isPosted(movement)).length,
      unknown: answers.filter(({ outcome }) => outcome.state === 'UNKNOWN').length,
      acknowledgedLost: found.filter((finding) => finding.startsWith('I5')).length,
      violations: found.slice(0, 20),
    };
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The findings of the independent auditor for an export of the whole journal. */
function auditorsFindings({ journal }: Evidence): readonly string[] {
  const digits = (amount: bigint | number) => `${amount}`;
  const exported = statementCsv(
    journal.map((movement) => ({
      ...movement,
      userId: movement.playerId,
      amount: digits(movement.amount),
      balance: isPosted(movement) ? digits(movement.balance) : null,
      seq: isPosted(movement) ? digits(movement.seq) : null,
    })),
  );
  return findViolations(readLines('export', exported), { fromBeginning: true }).map(
    ({ line, finding }) => `auditor: ${placeOf(line)}: ${finding}`,
  );
}

/** A file in memory survives a killed process like a file on disk, without waiting for the disk. */
const storeFolder = () => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

async function evidenceOfAll(client: DynamoDBClient, answers: readonly Answer[]): Promise<Evidence> {
  const accounts = accountsOf(await everyRow(client, 'Wallets'));
  const companions = await everyRow(client, 'Main');
  return {
    ...accounts,
    journal: (await everyRow(client, 'Journal')).map(parseMovement),
    statements: await Promise.all(accounts.wallets.map(({ account }) => statementOf(client, account, 100))),
    companions: new Set(companions.map(({ sk }) => sk?.S ?? '')),
    answers,
  };
}

async function everyRow(client: DynamoDBClient, TableName: string) {
  const rows: Record<string, AttributeValue>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) rows.push(...Items);
  return rows;
}
