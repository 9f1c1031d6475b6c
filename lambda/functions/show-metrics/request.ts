import {
  array,
  isoDate,
  literal,
  number,
  object,
  parse,
  pipe,
  string,
  transform,
  variant,
  type InferOutput,
} from 'valibot';

const day = pipe(string(), isoDate());
const range = object({ from: day, to: day });
const decimals = pipe(
  array(object({ code: string(), decimals: number() })),
  transform((coins) => Object.fromEntries(coins.map((coin) => [coin.code, coin.decimals]))),
);

const schema = variant('of', [
  object({ of: literal('brand'), id: string(), decimals, range }),
  object({ of: literal('popular'), id: string() }),
  object({ of: literal('operator'), id: string(), range }),
  object({ of: literal('provider'), id: string(), range }),
  object({ of: literal('game'), id: string(), companyId: string(), range }),
  object({ of: literal('platform'), range }),
  object({ of: literal('reviews'), range }),
  object({ of: literal('status') }),
]);

/** The subject and the range of the request. The resolver has checked the caller's access. */
export type MetricsRequest = Readonly<InferOutput<typeof schema>>;

export type Asked<Of extends MetricsRequest['of']> = Extract<MetricsRequest, { readonly of: Of }>;

export const parseRequest = (event: unknown): MetricsRequest => parse(schema, event);
