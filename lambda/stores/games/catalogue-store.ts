import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { array, nullish, number, object, parse, picklist, string, type InferOutput } from 'valibot';
import { cataloguePartition, catalogueSort, gameKey, indexes } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const [partition, sort] = [`${indexes.review}pk`, `${indexes.review}sk`] as const;

/** The public fields of an offered game. */
const schema = object({
  id: string(),
  code: string(),
  title: string(),
  type: picklist(['SLOT', 'TABLE', 'INSTANT']),
  description: nullish(string(), null),
  tags: array(string()),
  companyId: string(),
  companyName: string(),
  thumbnailKey: string(),
  images: array(string()),
  languages: array(string()),
  restrictedCountries: array(string()),
  live: object({
    versionId: string(),
    semver: string(),
    rtp: string(),
    hit: string(),
    maxWinX: number(),
    volatility: picklist(['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH']),
    features: array(picklist(['WILD', 'SCATTER', 'FREE_SPINS', 'MULTIPLIER', 'WAYS'])),
    betLevels: array(number()),
    mathModelHash: string(),
    publishedAt: string(),
  }),
});

export type ListedGame = InferOutput<typeof schema>;

export const parseListedGame = (row: unknown): ListedGame => parse(schema, row);

/** The position of a game in the catalogue. */
export interface CataloguePlace {
  readonly publishedAt: string;
  readonly id: string;
}

export interface CataloguePage {
  readonly games: readonly ListedGame[];
  /** Start of the next page; undefined after the last page. */
  readonly after: CataloguePlace | undefined;
}

/** The offered games, newest first. */
export interface CatalogueStore {
  page(limit: number, after: CataloguePlace | undefined): Promise<CataloguePage>;
}

export function catalogueStore({
  dynamodb,
  mainTable,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CatalogueStore {
  return {
    page: async (limit, after) => {
      const { Items = [], LastEvaluatedKey } = await dynamodb.send(
        new QueryCommand({
          TableName: mainTable,
          IndexName: indexes.review,
          KeyConditionExpression: `${partition} = :catalogue`,
          ExpressionAttributeValues: marshall({ ':catalogue': cataloguePartition }),
          ScanIndexForward: false,
          Limit: limit,
          ...(after ? { ExclusiveStartKey: marshall(rowKey(after)) } : {}),
        }),
      );
      const games = Items.map((row) => parseListedGame(unmarshall(row)));
      const last = games.at(-1);
      const isMore = LastEvaluatedKey !== undefined && last !== undefined;
      return { games, after: isMore ? { publishedAt: last.live.publishedAt, id: last.id } : undefined };
    },
  };
}

const rowKey = ({ publishedAt, id }: CataloguePlace) => ({
  ...gameKey(id),
  [partition]: cataloguePartition,
  [sort]: catalogueSort(publishedAt, id),
});
