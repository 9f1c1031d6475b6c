import * as v from 'valibot';
import type { AttributeMap } from '../../runtime/dynamodb-values';

// https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html

export const attributeMap = v.record(v.string(), v.record(v.string(), v.unknown()));

const names = v.nullish(v.record(v.string(), v.string()));

export const expression = v.strictObject({
  expression: v.string(),
  expressionNames: names,
  expressionValues: v.nullish(attributeMap),
});

export const condition = v.nullish(
  v.strictObject({
    ...expression.entries,
    equalsIgnore: v.optional(v.array(v.string()), []),
    consistentRead: v.optional(v.boolean(), true),
    conditionalCheckFailedHandler: v.optional(v.strictObject({ strategy: v.literal('Reject') })),
  }),
);

export const projection = v.nullish(v.strictObject({ expression: v.string(), expressionNames: names }));

type Expression = v.InferOutput<typeof expression>;
type Projection = v.InferOutput<typeof projection>;

interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: AttributeMap;
}

/** Merges the placeholders of all expressions of a request for the API; absent if there are none. */
export function placeholders(...parts: readonly (Partial<Expression> | null | undefined)[]): Placeholders {
  const allNames = Object.assign({}, ...parts.map((part) => part?.expressionNames)) as Record<string, string>;
  const allValues = Object.assign({}, ...parts.map((part) => part?.expressionValues)) as AttributeMap;
  return {
    ...(Object.keys(allNames).length > 0 && { ExpressionAttributeNames: allNames }),
    ...(Object.keys(allValues).length > 0 && { ExpressionAttributeValues: allValues }),
  };
}

export const projected = (asked: Projection) =>
  asked ? { ProjectionExpression: asked.expression } : undefined;
