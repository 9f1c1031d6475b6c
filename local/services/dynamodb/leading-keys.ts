import { objectOf, textOf, type JsonObject } from '#local/platform/json-shape';

export interface KeyNames {
  readonly partitionKey: string;
  /** The partition key's name by index. */
  readonly indexes: Readonly<Record<string, string>>;
}

type Context = Readonly<Record<string, readonly string[]>>;

/** The context key `dynamodb:LeadingKeys`: the partition-key values that a request touches. */
export function leadingKeys(partitionKey: string | undefined, items: readonly JsonObject[]): Context {
  if (partitionKey === undefined) return {};
  return { 'dynamodb:LeadingKeys': items.flatMap((item) => scalar(item[partitionKey])) };
}

/** The same for a Query, whose condition compares the partition key for equality. */
export function leadingKeyOfQuery(partitionKey: string | undefined, input: JsonObject): Context {
  const condition = textOf(input.KeyConditionExpression);
  if (partitionKey === undefined || condition === undefined) return {};
  const names = objectOf(input.ExpressionAttributeNames);
  const values = objectOf(input.ExpressionAttributeValues);
  for (const [, name = '', value = ''] of condition.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === partitionKey) return { 'dynamodb:LeadingKeys': scalar(values[value]) };
  return {};
}

const scalar = (value: unknown) => Object.values(objectOf(value)).flatMap((content) => textOf(content) ?? []);
