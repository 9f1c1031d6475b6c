import { integer, isoDate, maxValue, minValue, nullable, number, object, parse, pipe, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { limits } from '#domain/limits';

const { smallest, largest } = limits.page;

const schema = object({
  brandId: string(),
  day: pipe(string(), isoDate()),
  limit: pipe(number(), integer(), minValue(smallest), maxValue(largest)),
  nextToken: nullable(string()),
});

/** The requested page of a brand's day, as the resolver passes it on. */
export type ListRequest = Readonly<InferOutput<typeof schema>>;

export const parseRequest = (event: unknown): ListRequest => parse(schema, event);
