import { DynamoDBClient, paginateQuery, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes, treasuryKey, walletKey } from '#domain/keys';
import type {
  MovementRequest,
  Outcome,
  PostedMovement,
  StatedMovement,
  StoredMovement,
} from '@novalink/ledger';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { parseStated } from '#lambda/stores/coins/ledger-rows';

/** The response to a request of a client. */
export interface Answer {
  readonly request: MovementRequest;
  /** The win that was to be posted with it. */
  readonly win: MovementRequest | undefined;
  readonly outcome: Outcome;
  /** The sort keys of rows that are written in the same transaction. */
  readonly alongside: readonly string[];
}

export interface AccountRow {
  /** The name of the account in legs. */
  readonly account: string;
  readonly balance: bigint;
  /** Only for players' wallets. */
  readonly version?: bigint;
}

/** The tables of a ledger and the responses to its clients. */
export interface Evidence {
  readonly journal: readonly StoredMovement[];
  readonly wallets: readonly AccountRow[];
  readonly treasuries: readonly AccountRow[];
  /** The statement of each wallet, page by page. */
  readonly statements: readonly (readonly (readonly StatedMovement[])[])[];
  /** The sort keys of the rows that were written in the same transactions. */
  readonly companions: ReadonlySet<string>;
  readonly answers: readonly Answer[];
}

type Item = Record<string, AttributeValue>;

/** The accounts in the rows of `Wallets`, with the names used in the journal's legs. */
export function accountsOf(rows: readonly Item[]): Pick<Evidence, 'wallets' | 'treasuries'> {
  const accounts = rows.map((row) => {
    const { pk, sk, balance, version } = unmarshall(row, { wrapNumbers: BigInt }) as {
      pk: string;
      sk: string;
      balance: bigint;
      version?: bigint;
    };
    return { account: `${pk}#${sk}`, balance, ...(version !== undefined && { version }) };
  });
  const isTreasury = ({ account }: AccountRow) => account.startsWith('TREASURY#');
  return {
    wallets: accounts.filter((row) => !isTreasury(row)),
    treasuries: accounts.filter(isTreasury),
  };
}

/** A wallet's statement as pages of at most `limit` lines, in the order of its sequence. */
export async function statementOf(
  client: DynamoDBClient,
  account: string,
  limit: number,
): Promise<readonly (readonly StatedMovement[])[]> {
  const pages: (readonly StatedMovement[])[] = [];
  const query = {
    TableName: 'Journal',
    IndexName: journalIndexes.byWallet.indexName,
    KeyConditionExpression: `${journalIndexes.byWallet.partitionKey} = :wallet`,
    ExpressionAttributeValues: marshall({ ':wallet': account }),
    Limit: limit,
  };
  for await (const { Items = [] } of paginateQuery({ client }, query))
    if (Items.length > 0) pages.push(Items.map(parseStated));
  return pages;
}

/** All data of one brand whose movements are on one day. */
export async function evidenceOfBrand(
  client: DynamoDBClient,
  { brandId, day, pageSize }: { readonly brandId: string; readonly day: string; readonly pageSize: number },
  answers: readonly Answer[],
): Promise<Evidence> {
  const players = [...new Set(answers.map(({ request: { playerId } }) => playerId))];
  const coins = [...new Set(answers.map(({ request: { coin } }) => coin))];
  const walletRows = await Promise.all([
    ...players.map((playerId) => rowsUnder(client, 'Wallets', walletKey(brandId, playerId, '', '').pk)),
    ...coins.map((coin) => rowsUnder(client, 'Wallets', treasuryKey(brandId, coin, 0).pk)),
  ]);
  const accounts = accountsOf(walletRows.flat());
  const journal: StoredMovement[] = [];
  for await (const page of dayMovements({ dynamodb: client, journalTable: 'Journal' })(brandId, day))
    journal.push(...page);
  const companions = await rowsUnder(client, 'Main', `COMPANION#${brandId}`);
  return {
    ...accounts,
    journal,
    statements: await Promise.all(
      accounts.wallets.map(({ account }) => statementOf(client, account, pageSize)),
    ),
    companions: new Set(companions.map(({ sk }) => sk?.S ?? '')),
    answers,
  };
}

async function rowsUnder(
  client: DynamoDBClient,
  TableName: string,
  partition: string,
): Promise<readonly Item[]> {
  const found: Item[] = [];
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: marshall({ ':partition': partition }),
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) found.push(...Items);
  return found;
}

export const isPosted = (movement: StoredMovement): movement is PostedMovement => movement.state === 'POSTED';
