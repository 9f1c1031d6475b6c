import type { APIGatewayProxyEvent } from 'aws-lambda';
import {
  check,
  integer,
  maxValue,
  minValue,
  nullish,
  object,
  picklist,
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
import { InvalidRequest } from '#lambda/runtime/rest-answer';
import type { CataloguePlace } from '#lambda/stores/games/catalogue-store';

const { smallest, largest } = limits.page;
/** Fills complete rows of two, three, four, six or eight games. */
const standard = 24;

/** The position of a game in the catalogue: see `catalogueSort`. */
const sortForm = /^(FEATURED#)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z#[0-9A-Z]{26}$/;

const place = pipe(
  string(),
  transform((cursor) => Buffer.from(cursor, 'base64url').toString('utf8').split(' ')),
  strictTuple([pipe(string(), regex(sortForm)), pipe(string(), ulid())]),
  transform(([sort, id]): CataloguePlace => ({ sort, id })),
  // The position contains the id.
  check(({ sort, id }) => sort.endsWith(`#${id}`)),
);
const schema = object({
  limit: nullish(
    pipe(string(), regex(/^\d{1,3}$/), toNumber(), integer(), minValue(smallest), maxValue(largest)),
    `${standard}`,
  ),
  cursor: nullish(place),
  withArt: nullish(picklist(['true', 'false']), 'false'),
});

/** The requested page of the catalogue. */
export interface PageAsked {
  readonly limit: number;
  readonly after: CataloguePlace | undefined;
  /** Only games with images for all symbols. Such a page can be short although there is a next one. */
  readonly withArt: boolean;
}

export function parsePage({
  queryStringParameters,
}: Pick<APIGatewayProxyEvent, 'queryStringParameters'>): PageAsked {
  const { success, output, issues } = safeParse(schema, queryStringParameters ?? {});
  if (success)
    return { limit: output.limit, after: output.cursor ?? undefined, withArt: output.withArt === 'true' };
  switch (issues[0].path?.[0]?.key) {
    case 'limit':
      throw new InvalidRequest(`limit must be a whole number from ${smallest} to ${largest}.`);
    case 'withArt':
      throw new InvalidRequest('withArt must be true or false.');
    default:
      throw new InvalidRequest('cursor must be the nextToken of the previous page.');
  }
}

/** The page token of a place in the catalogue. Clients must not interpret it. */
export const cursorOf = ({ sort, id }: CataloguePlace) => Buffer.from(`${sort} ${id}`).toString('base64url');
