import type { FilterRule, Operator, SubscriptionFilter } from './subscription-filter';

// https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-enhanced-filtering.html
const deepestLevel = 5;

/**
 * Whether published data, or the payload of an invalidation, matches a filter. Missing fields, null and lists of
 * objects never match a rule.
 */
export function matchesFilter(filter: SubscriptionFilter, data: unknown): boolean {
  return filter.some((rules) => rules.every((rule) => matchesRule(rule, data)));
}

/**
 * Whether published data has the values of a subscription's arguments. An argument of null requires null; an omitted
 * argument matches any value.
 */
export function matchesArguments(given: Readonly<Record<string, unknown>>, data: unknown): boolean {
  return Object.entries(given).every(([name, value]) => {
    const found = property(data, name);
    return found !== undefined && JSON.stringify(found) === JSON.stringify(value);
  });
}

function matchesRule({ fieldName, operator, value }: FilterRule, data: unknown): boolean {
  const path = fieldName.split('.');
  if (path.length > deepestLevel) return false;
  const found = path.reduce(property, data);
  if (found === undefined || found === null) return false;
  return tests[operator](found, value);
}

function property(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  return Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}

type Test = (found: unknown, value: FilterRule['value']) => boolean;

const compares =
  (holds: (order: number) => boolean): Test =>
  (found, value) => {
    const order = orderOf(found, value);
    return order !== undefined && holds(order);
  };

/** Compares two values; undefined if they have different types or are neither text nor numbers. */
function orderOf(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const isIn: Test = (found, value) => (value as readonly unknown[]).includes(found);

/** Whether a text contains the value or a list has it as an element; undefined for other types. */
function contains(found: unknown, value: unknown): boolean | undefined {
  if (Array.isArray(found)) return found.includes(value);
  if (typeof found === 'string' && typeof value === 'string') return found.includes(value);
  return undefined;
}

const tests: Readonly<Record<Operator, Test>> = {
  eq: (found, value) => found === value,
  ne: (found, value) => found !== value,
  le: compares((order) => order <= 0),
  lt: compares((order) => order < 0),
  ge: compares((order) => order >= 0),
  gt: compares((order) => order > 0),
  contains: (found, value) => contains(found, value) === true,
  notContains: (found, value) => contains(found, value) === false,
  beginsWith: (found, value) => typeof found === 'string' && found.startsWith(String(value)),
  in: isIn,
  notIn: (found, value) => !isIn(found, value),
  between: (found, value) => {
    const [low, high] = value as readonly [string | number, string | number];
    return tests.ge(found, low) && tests.le(found, high);
  },
  containsAny: (found, value) =>
    Array.isArray(found) && (value as readonly unknown[]).some((one) => found.includes(one)),
};
