import { listOf, objectOf, textOf, type JsonObject } from '#local/platform/json-shape';

export interface KeyNames {
  readonly partitionKey: string;
  /** Names of the partition keys, by index. */
  readonly indexes: Readonly<Record<string, string>>;
}

type Context = Readonly<Record<string, readonly string[]>>;

/** The context key `dynamodb:LeadingKeys`: the values of the partition key in a request. */
export function leadingKeys(partitionKey: string | undefined, items: readonly JsonObject[]): Context {
  if (partitionKey === undefined) return {};
  return { 'dynamodb:LeadingKeys': items.flatMap((item) => scalar(item[partitionKey])) };
}

/**
 * The leading key of a Query: the value that its key condition, in the current or the legacy form, compares with the
 * partition key.
 */
export function leadingKeyOfQuery(partitionKey: string | undefined, input: JsonObject): Context {
  const condition = textOf(input.KeyConditionExpression);
  if (partitionKey === undefined) return {};
  if (condition === undefined) {
    const { AttributeValueList } = objectOf(objectOf(input.KeyConditions)[partitionKey]);
    return { 'dynamodb:LeadingKeys': listOf(AttributeValueList).flatMap(scalar) };
  }
  const names = objectOf(input.ExpressionAttributeNames);
  const values = objectOf(input.ExpressionAttributeValues);
  for (const [, name = '', value = ''] of condition.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === partitionKey) return { 'dynamodb:LeadingKeys': scalar(values[value]) };
  return {};
}

const scalar = (value: unknown) => Object.values(objectOf(value)).flatMap((content) => textOf(content) ?? []);
