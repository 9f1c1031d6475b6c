import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, optional, parse, picklist, string } from 'valibot';
import type { DateRange } from '#domain/counters/date-range';
import { decisions, testedAction, type CountedEvent } from '#domain/dashboards/review-activity';
import { auditIndexes, eventsPartition } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The events to count in a range. Undefined if the range has more events than the limit. */
export type CountedEvents = (range: DateRange) => Promise<readonly CountedEvent[] | undefined>;

/** About 50 MB. */
const mostEvents = 100_000;

const actions = [...decisions.keys(), testedAction] as const;
const schema = object({
  at: string(),
  action: picklist(actions),
  changes: optional(object({ status: optional(string()) })),
});

export const countedEvents =
  ({ dynamodb, auditTable: TableName }: Pick<StoreNeeds, 'dynamodb' | 'auditTable'>): CountedEvents =>
  async ({ from, to }) => {
    const names = actions.map((_action, place) => `:action${place}`);
    const values = Object.fromEntries(actions.map((action, place) => [`:action${place}`, action]));
    const query = {
      TableName,
      IndexName: auditIndexes.byTime,
      KeyConditionExpression: 'gsi1pk = :events AND gsi1sk BETWEEN :from AND :to',
      FilterExpression: `#action IN (${names.join(', ')})`,
      ExpressionAttributeNames: { '#action': 'action' },
      // The tilde sorts after every time of the day.
      ExpressionAttributeValues: marshall({
        ...{ ':events': eventsPartition, ':from': from, ':to': `${to}~` },
        ...values,
      }),
    };
    const events: CountedEvent[] = [];
    let read = 0;
    for await (const { Items = [], ScannedCount = 0 } of paginateQuery({ client: dynamodb }, query)) {
      read += ScannedCount;
      if (read > mostEvents) return undefined;
      for (const item of Items) {
        const { at, action, changes } = parse(schema, unmarshall(item));
        events.push({ at, action, status: changes?.status });
      }
    }
    return events;
  };
