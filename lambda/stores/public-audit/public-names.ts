import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { nullish, object, parse, picklist, string, unknown } from 'valibot';
import type { PublicKind } from '#domain/audit/audit-actions';
import { brandKey, companyGamesPartition, gameKey, indexes } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The names that visitors can see: games that are or were live, their companies, and brands that are or were open. */
export interface PublicNames {
  /** Null if visitors cannot see the name or the subject no longer exists. */
  of(kind: PublicKind, id: string): Promise<string | null>;
}

const titled = object({ title: string(), live: nullish(unknown()) });
const named = object({
  name: string(),
  status: picklist(['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED']),
});
const withCompany = object({ companyName: string() });

export function publicNames(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PublicNames {
  const ofGame = async (id: string) => {
    const game = await readRow(needs, gameKey(id), (row) => parse(titled, row));
    return game?.live ? game.title : null;
  };
  const ofBrand = async (id: string) => {
    const brand = await readRow(needs, brandKey(id), (row) => parse(named, row));
    return brand?.status === 'ACTIVE' || brand?.status === 'PAUSED' ? brand.name : null;
  };
  const ofCompany = async (id: string) => {
    const pages = paginateQuery(
      { client: needs.dynamodb },
      {
        TableName: needs.mainTable,
        IndexName: indexes.byOwner,
        KeyConditionExpression: `${indexes.byOwner}pk = :company`,
        FilterExpression: 'attribute_exists(live)',
        ExpressionAttributeValues: marshall({ ':company': companyGamesPartition(id) }),
      },
    );
    for await (const { Items: [game] = [] } of pages)
      if (game) return parse(withCompany, unmarshall(game)).companyName;
    return null;
  };
  return {
    of: async (kind, id) => {
      if (kind === 'GAME') return ofGame(id);
      if (kind === 'COMPANY') return ofCompany(id);
      return kind === 'BRAND' ? ofBrand(id) : null;
    },
  };
}
