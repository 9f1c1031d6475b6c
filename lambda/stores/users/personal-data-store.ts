import { QueryCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { integer, minValue, number, object, optional, pipe, record, safeParse, string } from 'valibot';
import {
  auditPartition,
  companyKey,
  exclusionKey,
  indexes,
  journalIndexes,
  notificationKey,
  ownedRunsPartition,
  ownerPartition,
  ownSupportPartition,
  packageClaimKey,
  playedBrandsPartition,
  playKey,
  walletKey,
  walletPartition,
} from '#domain/keys';
import { playerClaimsPartition } from '#domain/keys/promotions';
import { parseStated } from '#lambda/stores/coins/ledger-rows';

type Row = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, AttributeValue>>;

/** A page of an export, in the order of its sections. */
export interface DataPage {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

export interface PersonalDataStore {
  readonly firstToken: string;
  /** Undefined for an invalid token. */
  page(sub: string, nextToken: string): Promise<DataPage | undefined>;
}

interface Needs {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly playTable: string;
  readonly auditTable: string;
  readonly journalTable: string;
  readonly walletsTable: string;
}

/** A partition of a table or index with rows about one user only. */
interface Source {
  readonly section: string;
  readonly table: string;
  readonly partition: string;
  readonly index?: { readonly indexName: string; readonly partitionKey: string };
  /** Converts a row for the export. Default: unchanged. */
  readonly presented?: (item: Item) => Row;
}

const rowsOfPage = 200;
/** Keys of the tables, and unrevealed seeds. */
const withheld = /^(pk|sk|gsi\d(pk|sk)|serverSeed|nextServerSeed)$/;

const tokenSchema = object({
  source: pipe(number(), integer(), minValue(0)),
  after: optional(record(string(), string())),
});
const firstToken = tokenOf({ source: 0 });

/**
 * The token contains only the position of the export. The partitions always follow from the caller's `sub`, so that a
 * forged token cannot reveal data of other users: DynamoDB rejects a start key of another partition.
 */
export function personalDataStore(needs: Needs): PersonalDataStore {
  const { mainTable, playTable, auditTable, journalTable, walletsTable } = needs;
  const all = async (source: Source): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    let after: Readonly<Record<string, string>> | undefined;
    do {
      const page = await queryPage(needs.dynamodb, source, after);
      rows.push(...page.rows.map((row) => unmarshall(row, { wrapNumbers: false })));
      after = page.after;
    } while (after);
    return rows;
  };
  const sourcesOf = async (sub: string): Promise<readonly Source[]> => {
    const main = (section: string, partition: string) => ({ section, table: mainTable, partition });
    const owned = (section: string, partition: string) => ({
      ...main(section, partition),
      index: { indexName: indexes.byOwner, partitionKey: `${indexes.byOwner}pk` },
    });
    const audit = (partition: string) => ({ section: 'audit', table: auditTable, partition });
    const companies = owned('companies', ownerPartition(sub));
    const brands = owned('players', playedBrandsPartition(sub));
    const sources: Source[] = [
      main('person', exclusionKey(sub).pk),
      main('notifications', notificationKey(sub, '').pk),
      audit(auditPartition('USER', sub)),
      owned('test-runs', ownedRunsPartition(sub)),
      owned('support-requests', ownSupportPartition(sub)),
      brands,
    ];
    for (const { id } of await all(companies)) {
      const companyId = String(id);
      sources.push(main('company', companyKey(companyId).pk), audit(auditPartition('COMPANY', companyId)));
    }
    for (const { brandId, playerId } of await all(brands)) {
      const [brand, player] = [String(brandId), String(playerId)];
      sources.push(
        main('claims', packageClaimKey(brand, player, '').pk),
        { ...main('promotions', playerClaimsPartition(brand, player)), presented: presentPromotionRow },
        { section: 'play', table: playTable, partition: playKey(brand, player).pk },
      );
      const purses = {
        section: 'wallets',
        table: walletsTable,
        partition: walletKey(brand, player, '', '').pk,
      };
      sources.push(purses);
      for (const { sk } of await all(purses)) {
        const [coin = '', purse = ''] = String(sk).split('#');
        const partition = walletPartition(brand, player, coin, purse);
        sources.push({
          section: 'statement',
          table: journalTable,
          partition,
          index: journalIndexes.byWallet,
          presented: presentEntry,
        });
      }
    }
    return sources;
  };
  return {
    firstToken,
    page: async (sub, nextToken) => {
      const token = parsedToken(nextToken);
      if (!token) return undefined;
      const sources = await sourcesOf(sub);
      const source = sources[token.source];
      if (!source) return { items: [], nextToken: null };
      const { rows, after } = await queryPage(needs.dynamodb, source, token.after);
      const next = after ? { source: token.source, after } : { source: token.source + 1 };
      const isLast = !after && next.source >= sources.length;
      return {
        items: rows.map((row) => ({ section: source.section, ...(source.presented ?? presentRow)(row) })),
        nextToken: isLast ? null : tokenOf(next),
      };
    },
  };
}

async function queryPage(
  dynamodb: DynamoDBClient,
  { table, partition, index }: Source,
  after: Readonly<Record<string, string>> | undefined,
) {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: table,
      IndexName: index?.indexName,
      KeyConditionExpression: '#pk = :partition',
      ExpressionAttributeNames: { '#pk': index?.partitionKey ?? 'pk' },
      ExpressionAttributeValues: marshall({ ':partition': partition }),
      ExclusiveStartKey: after && marshall(after),
      Limit: rowsOfPage,
    }),
  );
  return {
    rows: Items,
    after: LastEvaluatedKey && (unmarshall(LastEvaluatedKey) as Readonly<Record<string, string>>),
  };
}

const presentRow = (item: Item): Row => withoutSecrets(unmarshall(item, { wrapNumbers: false }));

/** Converts a claim, an invitation or another event of promotions, without the manager who invited the player. */
const presentPromotionRow = (item: Item): Row => {
  const { createdBy: _manager, ...row } = presentRow(item);
  return row;
};

/** Removes withheld fields at any depth. */
const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !withheld.test(name))
      .map(([name, value]) => [name, isMap(value) ? withoutSecrets(value) : value] as const),
  );

const isMap = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Converts a journal entry, with amounts as digits. */
const presentEntry = (item: Item): Row => {
  const { amount, balance, play, ...posted } = parseStated(item);
  const bet = play && { ...play, betLevel: `${play.betLevel}` };
  return { ...posted, amount: `${amount}`, balance: `${balance}`, ...bet };
};

function tokenOf(token: {
  readonly source: number;
  readonly after?: Readonly<Record<string, string>>;
}): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function parsedToken(text: string) {
  try {
    const { success, output } = safeParse(tokenSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
