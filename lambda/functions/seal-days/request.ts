import { array, isoDate, object, optional, parse, pipe, string, type InferOutput } from 'valibot';

const schema = object({
  brandId: string(),
  /** Days to check again, in addition to days without a seal and days with late movements. */
  days: optional(array(pipe(string(), isoDate())), []),
});

export type SealRequest = Readonly<InferOutput<typeof schema>>;

export const parseRequest = (event: unknown): SealRequest => parse(schema, event);
