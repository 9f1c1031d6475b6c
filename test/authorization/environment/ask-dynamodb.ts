import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256, region } from 'cdk-local-cloud/client';
import type { RunningCloud } from './running-stage';

export type Item = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Calls an operation, such as `DynamoDB_20120810.Scan`, without the SDK, because the matrix does this hundreds of times
 * and the SDK is ten times slower.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 */
export async function askDynamoDb<Answer>(
  { origin, administrator }: RunningCloud,
  target: string,
  input: object,
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  const signer = new SignatureV4({ credentials: administrator, region, service: 'dynamodb', sha256: Sha256 });
  const body = JSON.stringify(input);
  const { headers } = await signer.sign(
    new HttpRequest({
      method: 'POST',
      hostname,
      port: Number(port),
      path: '/',
      headers: { host, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
      body,
    }),
  );
  const answer = await fetch(origin, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${target} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Returns the items of all pages. */
export async function scannedItems(cloud: RunningCloud, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page: Page = await askDynamoDb(cloud, 'DynamoDB_20120810.Scan', {
      ...{ TableName, ConsistentRead: true, ExclusiveStartKey },
    });
    items.push(...page.Items);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

interface Page {
  readonly Items: readonly Item[];
  readonly LastEvaluatedKey?: Item;
}
