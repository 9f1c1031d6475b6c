import {
  array,
  integer,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

export const corsConfiguration = strictObject({
  CorsRules: array(
    strictObject({
      Id: optional(string()),
      AllowedOrigins: array(string()),
      AllowedMethods: array(picklist(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])),
      AllowedHeaders: optional(array(string()), []),
      ExposedHeaders: optional(array(string()), []),
      MaxAge: optional(pipe(number(), integer())),
    }),
  ),
});

export type CorsRule = InferOutput<typeof corsConfiguration>['CorsRules'][number];

export interface CrossOrigin {
  readonly origin: string;
  readonly method: string;
  /** In lower case. */
  readonly headers: readonly string[];
}

/**
 * Returns the first matching rule. Amazon S3 User Guide, "Using cross-origin resource sharing (CORS)", "How does
 * Amazon S3 evaluate the CORS configuration on a bucket?"
 */
export const ruleFor = (rules: readonly CorsRule[], { origin, method, headers }: CrossOrigin) =>
  rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedOrigins.some((pattern) => fits(pattern, origin)) &&
      AllowedMethods.some((allowed) => allowed === method) &&
      headers.every((name) => AllowedHeaders.some((pattern) => fits(pattern.toLowerCase(), name))),
  );

/** The headers that allow the browser to read the response. */
export function allowance(
  { AllowedOrigins, AllowedMethods, ExposedHeaders, MaxAge }: CorsRule,
  { origin, headers }: CrossOrigin,
): Record<string, string> {
  const isForAll = AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isForAll ? '*' : origin,
    'access-control-allow-methods': AllowedMethods.join(', '),
    ...(headers.length > 0 && { 'access-control-allow-headers': headers.join(', ') }),
    ...(ExposedHeaders.length > 0 && { 'access-control-expose-headers': ExposedHeaders.join(', ') }),
    ...(MaxAge !== undefined && { 'access-control-max-age': String(MaxAge) }),
    ...(!isForAll && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** A pattern can contain one star. */
function fits(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}
