import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import {
  array,
  boolean,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
  type InferOutput,
} from 'valibot';
import { cataloguePartition, gameKey, indexes } from '#domain/keys';
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
  /** The key in the index: see `catalogueSort`. */
  readonly sort: string;
  readonly id: string;
}

export interface CataloguePage {
  readonly games: readonly ListedGame[];
  /** Start of the next page; undefined after the last page. */
  readonly after: CataloguePlace | undefined;
}

/** The offered games: first the featured ones, then the newest. */
export interface CatalogueStore {
  page(
    limit: number,
    after: CataloguePlace | undefined,
    only: { readonly withArt: boolean; readonly companyId?: string },
  ): Promise<CataloguePage>;
}

export function catalogueStore({
  dynamodb,
  mainTable,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CatalogueStore {
  return {
    page: async (limit, after, { withArt, companyId }) => {
      const isFiltered = withArt || companyId !== undefined;
      const games: ListedGame[] = [];
      let start = after;
      for (let read = 0; read < (isFiltered ? mostReads : 1); read += 1) {
        const { rows, next } = await readPage(limit, start);
        const fitting = rows.filter(
          (row) => (!withArt || hasArt(row)) && (companyId === undefined || isOf(companyId, row)),
        );
        const shown = fitting.slice(0, limit - games.length);
        games.push(...shown.map(parseListedGame));
        // The next page starts after the last game that is shown.
        const last = shown.length < fitting.length ? shown.at(-1) : undefined;
        start = last ? parsePlace(last) : next;
        if (start === undefined || games.length === limit) break;
      }
      return { games, after: start };
    },
  };

  async function readPage(Limit: number, after: CataloguePlace | undefined) {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new QueryCommand({
        TableName: mainTable,
        IndexName: indexes.review,
        KeyConditionExpression: `${partition} = :catalogue`,
        ExpressionAttributeValues: marshall({ ':catalogue': cataloguePartition }),
        ScanIndexForward: false,
        Limit,
        ...(after ? { ExclusiveStartKey: marshall(rowKey(after)) } : {}),
      }),
    );
    const rows = Items.map((row): unknown => unmarshall(row));
    const last = rows.at(-1);
    return { rows, next: LastEvaluatedKey && last !== undefined ? parsePlace(last) : undefined };
  }
}

/** A page of some games reads at most this many pages of the catalogue. */
const mostReads = 5;

const artSchema = object({ live: object({ hasArt: optional(boolean(), true) }) });

/** Versions that were published before this was recorded count as having images. */
const hasArt = (row: unknown): boolean => parse(artSchema, row).live.hasArt;

const isOf = (companyId: string, row: unknown): boolean =>
  parse(object({ companyId: string() }), row).companyId === companyId;

const placeSchema = object({ id: string(), [sort]: string() });

function parsePlace(row: unknown): CataloguePlace {
  const { id, [sort]: place } = parse(placeSchema, row);
  return { sort: place, id };
}

const rowKey = ({ sort: place, id }: CataloguePlace) => ({
  ...gameKey(id),
  [partition]: cataloguePartition,
  [sort]: place,
});
