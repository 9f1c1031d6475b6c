import { objectOf, type JsonObject } from '#local/platform/json-shape';

export type EventPattern = (event: unknown) => boolean;

type Test = (value: unknown) => boolean;

/**
 * Compiles the pattern of a filter (AWS Lambda Developer Guide, "Control which events Lambda sends to your function",
 * "Filter rule syntax"). Throws for invalid patterns and unsupported operators.
 */
export function eventPattern(json: string): EventPattern {
  const pattern: unknown = JSON.parse(json);
  if (!isObject(pattern)) throw new Error('A filter pattern must be a JSON object.');
  return patternOf(pattern);
}

function patternOf(pattern: JsonObject): EventPattern {
  const tests = Object.entries(pattern).map(([name, wanted]): EventPattern => {
    if (name === '$or') return anyOf(wanted);
    if (Array.isArray(wanted)) return leaf(name, wanted);
    if (!isObject(wanted))
      throw new Error(`Filter pattern: the values of "${name}" must be an array or an object.`);
    const inside = patternOf(wanted);
    return (event) => inside(objectOf(event)[name]);
  });
  return (event) => tests.every((test) => test(event));
}

function anyOf(wanted: unknown): EventPattern {
  if (!Array.isArray(wanted) || !wanted.every(isObject))
    throw new Error('Filter pattern: $or requires an array of patterns.');
  const choices = wanted.map(patternOf);
  return (event) => choices.some((choice) => choice(event));
}

function leaf(name: string, wanted: readonly unknown[]): EventPattern {
  const tests = wanted.map(testOf);
  return (event) => {
    const value = objectOf(event)[name];
    // An array in the event matches if one of its values matches.
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return tests.some((test) => values.some(test));
  };
}

function testOf(wanted: unknown): Test {
  if (!isObject(wanted)) return (value) => value === wanted;
  const [operator, argument] = Object.entries(wanted)[0] ?? ['(none)', undefined];
  const test = operators[operator]?.(argument);
  if (test === undefined || Object.keys(wanted).length !== 1)
    throw new Error(`Filter pattern: ${JSON.stringify(wanted)} is not supported by the local cloud.`);
  return test;
}

/** Each operator returns undefined for an invalid argument. */
const operators: Readonly<Record<string, (argument: unknown) => Test | undefined>> = {
  exists: (wanted) =>
    // Matches only leaves; an object is not a value.
    typeof wanted === 'boolean' ? (value) => (value !== undefined && !isObject(value)) === wanted : undefined,
  prefix: (start) => ofText(start, (value, wanted) => value.startsWith(wanted)),
  suffix: (end) => ofText(end, (value, wanted) => value.endsWith(wanted)),
  'equals-ignore-case': (text) =>
    ofText(text, (value, wanted) => value.toLowerCase() === wanted.toLowerCase()),
  'anything-but': (unwanted) => {
    const list: readonly unknown[] = Array.isArray(unwanted) ? unwanted : [unwanted];
    if (list.some((each) => typeof each === 'object')) return undefined;
    return (value) => value !== undefined && !list.includes(value);
  },
  numeric: numericTest,
};

const ofText = (wanted: unknown, test: (value: string, wanted: string) => boolean): Test | undefined =>
  typeof wanted === 'string' ? (value) => typeof value === 'string' && test(value, wanted) : undefined;

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '=': (value, bound) => value === bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
};

function numericTest(argument: unknown): Test | undefined {
  const list: readonly unknown[] = Array.isArray(argument) ? argument : [];
  const bounds = list.flatMap((operator, index) => {
    const compare = typeof operator === 'string' ? comparisons[operator] : undefined;
    const bound = list[index + 1];
    return compare && typeof bound === 'number' ? [(value: number) => compare(value, bound)] : [];
  });
  if (bounds.length === 0 || bounds.length * 2 !== list.length) return undefined;
  return (value) => typeof value === 'number' && bounds.every((bound) => bound(value));
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
