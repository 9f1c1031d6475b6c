/** DynamoDB's typed JSON. */
export type AttributeValue = Readonly<Record<string, unknown>>;
export type AttributeMap = Readonly<Record<string, AttributeValue>>;

/** Converts a plain value to DynamoDB's typed JSON, like `util.dynamodb.toDynamoDB`. */
export function toDynamoDb(value: unknown): AttributeValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'number') return { N: String(value) };
  if (Array.isArray(value)) return { L: value.map(toDynamoDb) };
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return { M: Object.fromEntries(entries.map(([name, inner]) => [name, toDynamoDb(inner)])) };
}

/** Converts DynamoDB's typed JSON to plain values: sets become lists, binary values base64 text, numbers doubles. */
export function fromDynamoDb(value: AttributeValue): unknown {
  const [entry] = Object.entries(value);
  if (entry === undefined) return null;
  const [type, content] = entry;
  switch (type) {
    case 'NULL':
      return null;
    case 'N':
      return Number(content);
    case 'NS':
      return (content as string[]).map(Number);
    case 'L':
      return (content as AttributeValue[]).map(fromDynamoDb);
    case 'M':
      return fromDynamoDbMap(content as AttributeMap);
    default:
      return content;
  }
}

export function fromDynamoDbMap(map: AttributeMap): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, fromDynamoDb(value)]));
}
