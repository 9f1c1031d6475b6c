import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { auditRow, type appendToChain } from '#lambda/functions/chain-audit/append-to-chain';
import { eventActions } from '#domain/audit/public-events';
import { publicEvent } from '#lambda/services/public-audit/public-event';
import type { publishEvent } from '#lambda/services/public-audit/publish-event';

interface Needs {
  readonly append: ReturnType<typeof appendToChain>;
  readonly publish: ReturnType<typeof publishEvent>;
}

/**
 * Appends an event to the hash chain of its entity and publishes it if it is public. Seals are only
 * published.
 */
export const followAudit =
  ({ append, publish }: Needs) =>
  async (record: DynamoDBRecord): Promise<void> => {
    const image = (record.dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>;
    const action = image.action?.S;
    if (action !== undefined) await append(auditRow(record));
    if (action !== undefined && !(eventActions as readonly string[]).includes(action)) return;
    const event = publicEvent(image);
    if (event) await publish(event);
  };
