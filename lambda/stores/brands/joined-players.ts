import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string } from 'valibot';
import { brandUserKey, exclusionKey } from '#domain/keys';
import { parseBrandUser, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { rowsByKeys } from '#lambda/stores/rows-by-keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface JoinedPlayer {
  /** The player's row. */
  readonly user: BrandUserRow;
  /** End of the user's exclusion from all brands, in ISO 8601; it can be in the past. */
  readonly excludedUntil: string | undefined;
}

/** At most `most` players of a brand, sorted by their random user ids. Eventually consistent. */
export type JoinedPlayers = (
  brandId: string,
  most: number,
) => Promise<{ readonly players: readonly JoinedPlayer[]; readonly hasMore: boolean }>;

const exclusionSchema = object({ until: string() });

export const joinedPlayers =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): JoinedPlayers =>
  async (brandId, most) => {
    const { users, hasMore } = await firstUsers(needs, brandId, most);
    const exclusions = await rowsByKeys(
      needs,
      users.map(({ userId }) => ({ table: needs.mainTable, key: exclusionKey(userId) })),
    );
    return {
      players: users.map((user, place) => {
        const row = exclusions[place];
        return { user, excludedUntil: row === undefined ? undefined : parse(exclusionSchema, row).until };
      }),
      hasMore,
    };
  };

async function firstUsers(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  brandId: string,
  most: number,
): Promise<{ readonly users: readonly BrandUserRow[]; readonly hasMore: boolean }> {
  const { pk, sk } = brandUserKey(brandId, '');
  const users: BrandUserRow[] = [];
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: mainTable,
      KeyConditionExpression: 'pk = :brand AND begins_with(sk, :user)',
      ExpressionAttributeValues: marshall({ ':brand': pk, ':user': sk }),
      // Reads one more to find out whether there are more.
      Limit: most + 1,
    },
  );
  for await (const { Items = [] } of pages) {
    users.push(...Items.map((item) => parseBrandUser(unmarshall(item))));
    if (users.length > most) break;
  }
  return { users: users.slice(0, most), hasMore: users.length > most };
}
