import type { APIGatewayProxyEvent } from 'aws-lambda';
import {
  integer,
  isoTimestamp,
  maxValue,
  minValue,
  nullish,
  object,
  pipe,
  safeParse,
  string,
  toNumber,
  transform,
  strictTuple,
  ulid,
  regex,
} from 'valibot';
import { limits } from '#domain/limits';
import { InvalidRequest } from '#lambda/rest-answer';
import type { CataloguePlace } from '#lambda/stores/games/catalogue-store';

const { smallest, largest } = limits.page;
/** Fills complete rows of two, three, four, six or eight games. */
const standard = 24;

const place = pipe(
  string(),
  transform((cursor) => Buffer.from(cursor, 'base64url').toString('utf8').split(' ')),
  strictTuple([pipe(string(), isoTimestamp()), pipe(string(), ulid())]),
  transform(([publishedAt, id]): CataloguePlace => ({ publishedAt, id })),
);
const schema = object({
  limit: nullish(
    pipe(string(), regex(/^\d{1,3}$/), toNumber(), integer(), minValue(smallest), maxValue(largest)),
    `${standard}`,
  ),
  cursor: nullish(place),
});

/** The requested page of the catalogue. */
export interface PageAsked {
  readonly limit: number;
  readonly after: CataloguePlace | undefined;
}

export function parsePage({
  queryStringParameters,
}: Pick<APIGatewayProxyEvent, 'queryStringParameters'>): PageAsked {
  const { success, output, issues } = safeParse(schema, queryStringParameters ?? {});
  if (success) return { limit: output.limit, after: output.cursor ?? undefined };
  throw new InvalidRequest(
    issues[0].path?.[0]?.key === 'limit'
      ? `limit must be a whole number from ${smallest} to ${largest}.`
      : 'cursor must be the nextToken of the previous page.',
  );
}

/** The page token of a place in the catalogue. Clients must not interpret it. */
export const cursorOf = ({ publishedAt, id }: CataloguePlace) =>
  Buffer.from(`${publishedAt} ${id}`).toString('base64url');
