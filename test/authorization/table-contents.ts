import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '#local/platform/sha256';
import { canonicalJson, type Json } from '#domain/slots/canonical-json';
import { region } from '#local/services/needs';
import { longAfter } from './given-run';
import type { RunningCloud, Stage } from './stage';
import { untilTrue } from '#local/testing/until';

type Item = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Page {
  readonly Items: readonly Item[];
  readonly LastEvaluatedKey?: Item;
}

/**
 * Every item of the tables, as text, once no membership and no test run is on its way: what ends one writes to several
 * rows and tables. Hash chains are left out, which follow what they chain by themselves. Asked for without the SDK: the matrix looks
 * hundreds of times, and it reads an item 10 × slower. DynamoDB promises no order of attributes.
 */
export async function tableContents(cloud: RunningCloud, tables: Stage['tables']): Promise<string> {
  await untilTrue(async () => (await scan(cloud, tables.main, onItsWay)).length === 0);
  const found = await Promise.all(Object.values(tables).map((table) => scan(cloud, table, {})));
  return found
    .flat()
    .filter(({ pk }) => !String(pk?.S).startsWith('CHAIN'))
    .map((item) => canonicalJson(item as Json))
    .sort()
    .join('\n');
}

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

/** The rows that are not in both contents, each with what became of it. */
export function changesBetween(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...was].filter((row) => !is.has(row)).map((row) => `this went: ${row}`),
    ...[...is].filter((row) => !was.has(row)).map((row) => `this came: ${row}`),
  ];
}

async function scan(cloud: RunningCloud, TableName: string, more: object): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await ask(cloud, { TableName, ConsistentRead: true, ExclusiveStartKey, ...more });
    found.push(...page.Items);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
async function ask({ origin, administrator }: RunningCloud, request: object): Promise<Page> {
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
  return (await answer.json()) as Page;
}
