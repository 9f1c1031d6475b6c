import { DeleteItemCommand, UpdateItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, movementKey, treasuryKey, walletKey } from '#domain/keys';
import { type PostedMovement, walletAccount, type WalletName } from '@novalink/ledger';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import type { RepairReport } from './repair-report';
import {
  everyRow,
  forEach,
  kindOf,
  rowsUnder,
  wholeRows,
  type Item,
  type RestoredTables,
} from './restored-tables';
import { setAside } from './set-aside';

interface Line {
  readonly row: Item;
  readonly movement: PostedMovement;
}

/** The valid part of a wallet's sequence, without gaps and with correct balances, and the rest. */
export function gaplessPrefix(lines: readonly Line[]): {
  readonly valid: readonly Line[];
  readonly beyond: readonly Line[];
} {
  let balance = 0n;
  for (const [place, { movement }] of lines.entries()) {
    if (movement.seq !== place + 1 || movement.balance !== balance + movement.amount)
      return { valid: lines.slice(0, place), beyond: lines.slice(place) };
    balance = movement.balance;
  }
  return { valid: lines, beyond: [] };
}

/**
 * Sets every balance to the value that follows from the journal. A wallet is rebuilt from the part of its
 * sequence before the first gap; movements after a gap are set aside. Treasuries are the sums of their legs.
 * Returns the valid movements by wallet.
 */
export async function repairWallets(
  tables: RestoredTables,
  report: RepairReport,
): Promise<ReadonlyMap<string, readonly PostedMovement[]>> {
  const valid = new Map<string, readonly PostedMovement[]>();
  const treasuries = new Map<string, bigint>();
  const held = await heldRows(tables);
  await forEach((await walletsOf(tables)).values(), async (wallet) => {
    const movements = await statusOf(tables, wallet, report);
    if (movements.length > 0) valid.set(walletAccount(wallet), movements);
    for (const { legs } of movements) {
      const [, { account, amount }] = legs;
      if (account.startsWith(treasuryPrefix))
        treasuries.set(account, (treasuries.get(account) ?? 0n) + amount);
    }
  });
  report.wallets += valid.size;
  const wanted = [
    ...[...valid.values()].flatMap((movements) => movements.slice(-1)).map(walletRow),
    ...[...treasuries].map(treasuryRow),
  ];
  const right = new Set<string>();
  await forEach(wanted, async (row) => {
    right.add(nameOf(row.key));
    if (held.get(nameOf(row.key)) === `${row.balance} ${row.version ?? ''}`) return;
    count(report, row.key.pk);
    await correct(tables, row);
  });
  await forEach([...held.keys()], async (name) => {
    if (right.has(name)) return;
    const [pk = '', sk = ''] = name.split(' ');
    count(report, pk);
    await tables.dynamodb.send(
      new DeleteItemCommand({ TableName: tables.walletsTable, Key: marshall({ pk, sk }) }),
    );
  });
  return valid;
}

const treasuryPrefix = kindOf(treasuryKey('', '', 0).pk);

/** The wallets that occur in the journal. */
async function walletsOf({ dynamodb, journalTable }: RestoredTables): Promise<Map<string, WalletName>> {
  const wallets = new Map<string, WalletName>();
  for await (const row of everyRow(dynamodb, journalTable)) {
    if (!row.pk?.S?.startsWith(movementKey('').pk)) continue;
    const { brandId, playerId, coin, purse } = parseMovement(row);
    const wallet = { brandId, playerId, coin, purse };
    wallets.set(walletAccount(wallet), wallet);
  }
  return wallets;
}

async function statusOf(
  { dynamodb, journalTable }: RestoredTables,
  wallet: WalletName,
  report: RepairReport,
): Promise<readonly PostedMovement[]> {
  const stated = await rowsUnder(dynamodb, journalTable, walletAccount(wallet), journalIndexes.byWallet);
  const rows = await wholeRows(dynamodb, journalTable, stated);
  const lines = rows.flatMap((row) => {
    const movement = parseMovement(row);
    return movement.state === 'POSTED' ? [{ row, movement }] : [];
  });
  const { valid, beyond } = gaplessPrefix(lines);
  for (const { row, movement } of beyond) {
    await setAside(dynamodb, journalTable, row, 'after a gap in the sequence of its wallet');
    report.movementsSetAside.push(movement.key);
  }
  return valid.map(({ movement }) => movement);
}

interface BalanceRow {
  readonly key: { readonly pk: string; readonly sk: string };
  readonly balance: bigint;
  /** Only for rows of wallets. */
  readonly version?: number;
}

const walletRow = ({ brandId, playerId, coin, purse, balance, seq }: PostedMovement): BalanceRow => ({
  key: walletKey(brandId, playerId, coin, purse),
  balance,
  version: seq,
});

function treasuryRow([account, balance]: readonly [string, bigint]): BalanceRow {
  const end = account.lastIndexOf('#');
  return { key: { pk: account.slice(0, end), sk: account.slice(end + 1) }, balance };
}

const nameOf = ({ pk, sk }: BalanceRow['key']) => `${pk} ${sk}`;

/** The rows of `Wallets` by key. */
async function heldRows({ dynamodb, walletsTable }: RestoredTables): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  for await (const { pk, sk, balance, version } of everyRow(dynamodb, walletsTable))
    held.set(nameOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' }), `${balance?.N ?? ''} ${version?.N ?? ''}`);
  return held;
}

function count(report: RepairReport, pk: string): void {
  if (pk.startsWith(treasuryPrefix)) report.treasuriesCorrected += 1;
  else report.walletsCorrected += 1;
}

async function correct(
  { dynamodb, walletsTable }: { readonly dynamodb: DynamoDBClient; readonly walletsTable: string },
  { key, balance, version }: BalanceRow,
): Promise<void> {
  await dynamodb.send(
    new UpdateItemCommand({
      TableName: walletsTable,
      Key: marshall(key),
      UpdateExpression: version === undefined ? 'SET balance = :b' : 'SET balance = :b, version = :v',
      ExpressionAttributeValues: marshall({
        ':b': balance,
        ...(version === undefined ? {} : { ':v': version }),
      }),
    }),
  );
}
