import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '#local/platform/sha256';
import { canonicalJson, type Json } from '#domain/slots/model/canonical-json';
import { region } from '#local/services/needs';
import { longAfter } from '../fixtures/run';
import type { RunningCloud, Stage } from './running-stage';
import { untilTrue } from '#local/testing/until';

type Item = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Page {
  readonly Items: readonly Item[];
  readonly LastEvaluatedKey?: Item;
}

/**
 * Returns all items of the tables as text. Waits until no membership and no test run is in progress, because their
 * end writes several rows and tables. Rows written by streams are excluded, because they are written later: hash
 * chains, the public audit log, summaries and counters of play, notifications and the search index. Reads without the
 * SDK, because the matrix calls this hundreds of times and the SDK is ten times slower.
 */
export async function tableContents(cloud: RunningCloud, tables: Stage['tables']): Promise<string> {
  await untilTrue(async () => itemsOf(await scan(cloud, tables.main, onItsWay)).length === 0);
  const lines = await Promise.all(Object.values(tables).map((table) => linesOf(cloud, table)));
  return lines.flat().sort().join('\n');
}

/** Caches the last scan of each table, because most tables do not change between calls. */
const known = new Map<string, { readonly answers: string; readonly lines: readonly string[] }>();

/** Returns a line for each item, with sorted attributes because DynamoDB does not guarantee their order. */
async function linesOf(cloud: RunningCloud, table: string): Promise<readonly string[]> {
  const name = `${cloud.origin} ${table}`;
  const pages = await scan(cloud, table, {});
  const answers = pages.join('\n');
  const before = known.get(name);
  if (before?.answers === answers) return before.lines;
  const lines = itemsOf(pages)
    .filter(
      ({ pk, sk, status }) =>
        // Refunds change a cancelled tournament later.
        !(status?.S === 'CANCELLED' && String(pk?.S).startsWith('TOURNAMENT#')) &&
        !/^(CHAIN|PUBLI|BLOCKS#|SUMMARY#|COUNTERS#|LATE#|SEARCH#|NEWS#.* EVENT#)/.test(
          `${String(pk?.S)} ${String(sk?.S)}`,
        ),
    )
    .map((item) => canonicalJson(item as Json));
  known.set(name, { answers, lines });
  return lines;
}

const itemsOf = (pages: readonly string[]) => pages.flatMap((page) => pageOf(page).Items);
const pageOf = (answer: string) => JSON.parse(answer) as Page;

const onItsWay = {
  FilterExpression:
    'membership IN (:joining, :leaving) OR (#status IN (:queued, :running) AND deadline < :longAfter)',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: {
    ':joining': { S: 'PENDING' },
    ':leaving': { S: 'LEAVING' },
    ':queued': { S: 'QUEUED' },
    ':running': { S: 'RUNNING' },
    ':longAfter': { S: longAfter },
  },
};

/** Returns the rows that differ, each with its change. */
export function changesBetween(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...was].filter((row) => !is.has(row)).map((row) => `this went: ${row}`),
    ...[...is].filter((row) => !was.has(row)).map((row) => `this came: ${row}`),
  ];
}

/** Returns the responses of all pages. */
async function scan(cloud: RunningCloud, TableName: string, more: object): Promise<string[]> {
  const pages: string[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await ask(cloud, { TableName, ConsistentRead: true, ExclusiveStartKey, ...more });
    pages.push(page);
    ExclusiveStartKey = page.includes('"LastEvaluatedKey"') ? pageOf(page).LastEvaluatedKey : undefined;
  } while (ExclusiveStartKey);
  return pages;
}

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
async function ask({ origin, administrator }: RunningCloud, request: object): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const signer = new SignatureV4({ credentials: administrator, region, service: 'dynamodb', sha256: Sha256 });
  const body = JSON.stringify(request);
  const { headers } = await signer.sign(
    new HttpRequest({
      method: 'POST',
      hostname,
      port: Number(port),
      path: '/',
      headers: {
        host,
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.Scan',
      },
      body,
    }),
  );
  const answer = await fetch(origin, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A scan was answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}
