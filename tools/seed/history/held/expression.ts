import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Item = Readonly<Record<string, AttributeValue>>;

/** The expressions of a write, as requests contain them. */
export interface Expressions {
  readonly ConditionExpression?: string | undefined;
  readonly UpdateExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Readonly<Record<string, AttributeValue>> | undefined;
}

/**
 * Whether an item meets a condition. Supports comparisons, `attribute_exists`, `attribute_not_exists`, `AND`, `OR`,
 * `NOT` and parentheses with attributes of the first level; throws for anything else.
 */
export function meets(item: Item | undefined, write: Expressions): boolean {
  if (write.ConditionExpression === undefined) return true;
  const read = reader(write.ConditionExpression, write);
  const attribute = (token: string) => {
    const name = read.name(token);
    return item?.[name];
  };
  const operand = () => {
    const token = read.next();
    return token.startsWith(':') ? read.value(token) : attribute(token);
  };
  const single = (): boolean => {
    if (read.skip('NOT')) return !single();
    if (read.skip('(')) {
      const inner = either();
      read.expect(')');
      return inner;
    }
    for (const [name, isThere] of existence)
      if (read.skip(name)) {
        read.expect('(');
        const found = attribute(read.next());
        read.expect(')');
        return (found !== undefined) === isThere;
      }
    const [left, comparator, right] = [operand(), read.next(), operand()];
    return compared(left, comparator, right);
  };
  // Both sides are always read, because the reader moves on.
  const both = (): boolean => {
    let result = single();
    while (read.skip('AND')) result = single() && result;
    return result;
  };
  const either = (): boolean => {
    let result = both();
    while (read.skip('OR')) result = both() || result;
    return result;
  };
  const result = either();
  read.end();
  return result;
}

const existence = [
  ['attribute_exists', true],
  ['attribute_not_exists', false],
] as const;

/** The changes of an update: new values, values to add to numbers, and removed attributes. */
export interface Changes {
  readonly set: Readonly<Record<string, AttributeValue>>;
  readonly added: Readonly<Record<string, bigint>>;
  readonly removed: readonly string[];
}

/** Supports `SET` and `ADD` with values and `REMOVE`; throws for anything else. */
export function changesOf(write: Expressions): Changes {
  const read = reader(write.UpdateExpression ?? '', write);
  const set: Record<string, AttributeValue> = {};
  const added: Record<string, bigint> = {};
  const removed: string[] = [];
  const each = (one: (name: string) => void) => {
    do one(read.name(read.next()));
    while (read.skip(','));
  };
  while (!read.isAtEnd())
    if (read.skip('SET'))
      each((name) => {
        read.expect('=');
        set[name] = read.value(read.next());
      });
    else if (read.skip('ADD')) each((name) => void (added[name] = integer(read.value(read.next()))));
    else if (read.skip('REMOVE')) each((name) => removed.push(name));
    else throw unsupported(write.UpdateExpression);
  return { set, added, removed };
}

/** The item after an update. */
export function changed(item: Item, { set, added, removed }: Changes): Item {
  const sums = Object.entries(added).map(([name, amount]) => [
    name,
    { N: `${integer(item[name] ?? { N: '0' }) + amount}` },
  ]);
  const after = { ...item, ...set, ...(Object.fromEntries(sums) as Item) };
  return Object.fromEntries(Object.entries(after).filter(([name]) => !removed.includes(name)));
}

/** Throws for values that are not integers. */
function integer(value: AttributeValue): bigint {
  if (value.N === undefined) throw unsupported(JSON.stringify(value));
  return BigInt(value.N);
}

function compared(left: AttributeValue | undefined, comparator: string, right: AttributeValue | undefined) {
  if (left === undefined || right === undefined) return comparator === '<>' && left !== right;
  const order = orderOf(left, right);
  switch (comparator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      throw unsupported(comparator);
  }
}

/** Of two numbers, two texts, or two other values that are only equal or not. */
function orderOf(left: AttributeValue, right: AttributeValue): number {
  const [first, second] =
    left.N !== undefined && right.N !== undefined ? [BigInt(left.N), BigInt(right.N)] : [left.S, right.S];
  if (first === undefined || second === undefined)
    return JSON.stringify(left) === JSON.stringify(right) ? 0 : Number.NaN;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function reader(text: string, { ExpressionAttributeNames, ExpressionAttributeValues }: Expressions) {
  const tokens = text.match(/[:#]?\w+|<>|<=|>=|\S/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const skip = (token: string) => tokens[at] === token && (at += 1) > 0;
  return {
    next,
    skip,
    expect: (token: string) => {
      if (!skip(token)) throw unsupported(text);
    },
    isAtEnd: () => at === tokens.length,
    end: () => {
      if (at !== tokens.length) throw unsupported(text);
    },
    name: (token: string): string => {
      const name = token.startsWith('#') ? ExpressionAttributeNames?.[token] : token;
      if (name === undefined || !/^\w+$/.test(name) || tokens[at] === '.' || tokens[at] === '[')
        throw unsupported(text);
      return name;
    },
    value: (token: string): AttributeValue => {
      const value = ExpressionAttributeValues?.[token];
      if (value === undefined) throw unsupported(text);
      return value;
    },
  };
}

const unsupported = (text: string | undefined) =>
  new Error(`The demo history does not support the expression ${text}.`);
