import { isArray, isObject } from './json';

/** `$.a.b[0]` of a state's input, or `$$.a.b` of the context object. */
export interface ReferencePath {
  readonly text: string;
  readonly of: 'input' | 'context';
  readonly steps: readonly (string | number)[];
}

/** The data to which a path can refer. */
export interface Sources {
  readonly input: unknown;
  readonly context: unknown;
}

const path = /^\$\$?(?:\.[\p{L}_][\p{L}\p{N}_-]*|\[\d+\]|\['[^']+'\])*$/u;
const step = /\.([^.[]+)|\[(\d+)\]|\['([^']+)'\]/g;
const contextRoots = ['Execution', 'Map', 'State', 'StateMachine'];

/**
 * Amazon States Language, "Reference Paths". Returns `undefined` for any other path, such as filters or wildcards,
 * and for unsupported parts of the context object.
 */
export function referencePath(text: string): ReferencePath | undefined {
  if (!path.test(text)) return undefined;
  const steps = [...text.matchAll(step)].map(([, name, index, quoted]) =>
    index === undefined ? (name ?? quoted ?? '') : Number(index),
  );
  if (!text.startsWith('$$')) return { text, of: 'input', steps };
  const [root = contextRoots[0]] = steps;
  return contextRoots.includes(String(root)) ? { text, of: 'context', steps } : undefined;
}

/** Returns the value at the path; `undefined` if there is none. */
export function lookUp(
  { of, steps }: ReferencePath,
  sources: Sources,
): { readonly value: unknown } | undefined {
  let value = sources[of];
  for (const key of steps) {
    if (typeof key === 'number' && isArray(value) && key < value.length) value = value[key];
    else if (typeof key === 'string' && isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return { value };
}

/**
 * Returns the data with a value set at the path, creating objects as needed; `undefined` if another type of value is
 * on the path.
 */
export function withValueAt(
  data: unknown,
  [key, ...rest]: ReferencePath['steps'],
  value: unknown,
): { readonly data: unknown } | undefined {
  if (key === undefined) return { data: value };
  if (typeof key === 'number') {
    if (!isArray(data) || key >= data.length) return undefined;
    const inner = withValueAt(data[key], rest, value);
    return inner && { data: data.with(key, inner.data) };
  }
  if (!isObject(data)) return undefined;
  const inner = withValueAt(Object.hasOwn(data, key) ? data[key] : {}, rest, value);
  return inner && { data: { ...data, [key]: inner.data } };
}
