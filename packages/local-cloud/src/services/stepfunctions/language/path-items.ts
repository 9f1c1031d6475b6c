import type { IssuePathItem } from 'valibot';
import { isArray, isObject } from './json';

/** The position of an error in a value, in valibot's format; `undefined` for the value itself. */
export function pathItems(
  value: unknown,
  keys: readonly (string | number)[],
): [IssuePathItem, ...IssuePathItem[]] | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return undefined;
  const inner = isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  const item: IssuePathItem = { type: 'unknown', origin: 'value', input: value, key, value: inner };
  return [item, ...(pathItems(inner, rest) ?? [])];
}
