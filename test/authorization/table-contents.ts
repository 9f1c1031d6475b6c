import { setTimeout } from 'node:timers/promises';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '#local/platform/sha256';
import { region } from '#local/services/needs';
import type { RunningCloud } from './stage';

type Item = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Page {
  readonly Items: readonly Item[];
  readonly LastEvaluatedKey?: Item;
}

/**
 * Every item of the tables, as text, once nothing is on its way. Hash chains are left out, which follow what they
 * chain by themselves. Asked for without the SDK: the matrix looks hundreds of times, and it reads an item 10 × slower.
 */
export async function tableContents(cloud: RunningCloud, tables: readonly string[]): Promise<string> {
  for (;;) {
    const items = (await Promise.all(tables.map((table) => scan(cloud, table)))).flat();
    if (!items.some(isOnItsWay))
      return items
        .map((item) => JSON.stringify(item, inOrder))
        .sort()
        .join('\n');
    await setTimeout(50);
  }
}

/** DynamoDB promises no order of attributes. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

const isOnItsWay = ({ membership }: Item) => membership?.S === 'PENDING' || membership?.S === 'LEAVING';

async function scan(cloud: RunningCloud, TableName: string): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await ask(cloud, { TableName, ConsistentRead: true, ExclusiveStartKey });
    found.push(...page.Items.filter(({ pk }) => !String(pk?.S).startsWith('CHAIN')));
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
