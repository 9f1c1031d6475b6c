import type { APIGatewayProxyEvent } from 'aws-lambda';
import {
  check,
  integer,
  isoDate,
  maxValue,
  minValue,
  nullish,
  object,
  pipe,
  regex,
  safeParse,
  string,
  toNumber,
} from 'valibot';
import { InvalidRequest } from '#lambda/runtime/rest-answer';

/** A page of this many entries is about 100 KB. */
export const largestPage = 500;

const pageSize = (largest: number, standard: number) =>
  nullish(
    pipe(string(), regex(/^\d{1,3}$/), toNumber(), integer(), minValue(1), maxValue(largest)),
    `${standard}`,
  );
/** `isoDate` alone accepts days such as 2026-02-31. */
const day = pipe(
  string(),
  isoDate(),
  check((date) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)),
);
const place = pipe(string(), regex(/^[1-9]\d{0,8}$/), toNumber());

const daysSchema = object({ limit: pageSize(100, 30), cursor: nullish(day) });
const daySchema = object({
  day,
  limit: pageSize(largestPage, largestPage),
  cursor: nullish(place),
});

/** A request for heads of days, newest first, or for the entries of one day in order. */
export type LogAsked =
  | { readonly of: 'days'; readonly limit: number; readonly before: string | undefined }
  | { readonly of: 'day'; readonly day: string; readonly limit: number; readonly after: number };

type Asked = Pick<APIGatewayProxyEvent, 'pathParameters' | 'queryStringParameters'>;

export function parseAsked({ pathParameters, queryStringParameters }: Asked): LogAsked {
  const query = queryStringParameters ?? {};
  const asked = pathParameters?.day;
  if (asked === undefined) {
    const { success, output, issues } = safeParse(daysSchema, query);
    if (success) return { of: 'days', limit: output.limit, before: output.cursor ?? undefined };
    throw new InvalidRequest(messageOf(issues[0].path?.[0]?.key, 100));
  }
  const { success, output, issues } = safeParse(daySchema, { ...query, day: asked });
  if (success) return { of: 'day', day: output.day, limit: output.limit, after: output.cursor ?? 0 };
  throw new InvalidRequest(messageOf(issues[0].path?.[0]?.key, largestPage));
}

function messageOf(member: unknown, largest: number): string {
  if (member === 'day') return 'The day must be a date such as 2026-11-23.';
  if (member === 'limit') return `limit must be a whole number from 1 to ${largest}.`;
  return 'cursor must be the nextToken of the previous page.';
}
