import { array, isoDate, object, optional, parse, pipe, string, type InferOutput } from 'valibot';

const schema = object({
  brandId: string(),
  /** Days to look at again, besides those without a seal and those with late movements. */
  days: optional(array(pipe(string(), isoDate())), []),
});

export type SealRequest = Readonly<InferOutput<typeof schema>>;

export const parseRequest = (event: unknown): SealRequest => parse(schema, event);
