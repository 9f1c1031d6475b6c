import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, optional, parse, picklist, string } from 'valibot';
import type { DateRange } from '#domain/counters/date-range';
import { addDays } from '#domain/counters/days';
import { claimStatuses, type ClaimStatus } from '#domain/dashboards/claim-counts';
import { indexes } from '#domain/keys';
import { brandPromotionsPartition, promotionClaimsPartition } from '#domain/keys/promotions';
import { ulidOf } from '#domain/ulid';
import { eachAtOnce } from '#lambda/runtime/at-once';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/**
 * The number of a brand's claims that were made in a range of days, by their current status. Undefined if
 * there are too many to read.
 */
export type CountedClaims = (
  brandId: string,
  range: DateRange,
) => Promise<ReadonlyMap<ClaimStatus, number> | undefined>;

/** About 15 MB. */
const mostClaims = 20_000;
const atOnce = 16;

const promotion = object({ id: string() });
/** A claim without a status was paid immediately. */
const claim = object({ status: optional(picklist(claimStatuses), 'COMPLETED') });

/** Ids are ULIDs, which contain the time, so a range of days is a range of ids. */
export const countedClaims =
  ({ dynamodb, mainTable: TableName }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CountedClaims =>
  async (brandId, { from, to }) => {
    const [first, after] = [idAt(from), idAt(addDays(to, 1))];
    const pages = (partition: string, range: Readonly<Record<string, string>>, condition: string) =>
      paginateQuery(
        { client: dynamodb },
        {
          TableName,
          IndexName: indexes.byOwner,
          KeyConditionExpression: `gsi1pk = :of AND ${condition}`,
          ExpressionAttributeValues: marshall({ ':of': partition, ...range }),
        },
      );
    const promotions: string[] = [];
    const until = pages(brandPromotionsPartition(brandId), { ':after': after }, 'gsi1sk < :after');
    for await (const { Items = [] } of until)
      promotions.push(...Items.map((item) => parse(promotion, unmarshall(item)).id));
    const counts = new Map<ClaimStatus, number>();
    let read = 0;
    await eachAtOnce(promotions, atOnce, async (id) => {
      const between = { ':first': first, ':after': after };
      const made = pages(promotionClaimsPartition(id), between, 'gsi1sk BETWEEN :first AND :after');
      for await (const { Items = [] } of made) {
        read += Items.length;
        if (read > mostClaims) return;
        for (const item of Items) {
          const { status } = parse(claim, unmarshall(item));
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }
      }
    });
    return read > mostClaims ? undefined : counts;
  };

const idAt = (day: string) => ulidOf(Date.parse(`${day}T00:00:00.000Z`), new Uint8Array(10));
