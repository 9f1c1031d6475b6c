import { isArray, isObject } from './json';

/** `$.a.b[0]` of a state's input, or `$$.a.b` of the context object. */
export interface ReferencePath {
  readonly text: string;
  readonly of: 'input' | 'context';
  readonly steps: readonly (string | number)[];
}

/** What a path may ask of. */
export interface Sources {
  readonly input: unknown;
  readonly context: unknown;
}

const path = /^\$\$?(?:\.[\p{L}_][\p{L}\p{N}_-]*|\[\d+\]|\['[^']+'\])*$/u;
const step = /\.([^.[]+)|\[(\d+)\]|\['([^']+)'\]/g;
const contextRoots = ['Execution', 'Map', 'State', 'StateMachine'];

/**
 * Amazon States Language, "Reference Paths". `undefined` for what is none, such as a filter or a wildcard, and for
 * parts of the context object that there are not here.
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

/** What lies at the path; `undefined` where nothing does. */
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

/** The data with a value put at the path, objects made on the way; `undefined` where something else is in it. */
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
