import { idForm, member, told, type Report } from './faults';

type Fields = Readonly<Record<string, unknown>>;

/** An object with these fields and no others; fields ending in `?` may be missing. */
export function objectOf(
  value: unknown,
  path: string,
  names: readonly string[],
  report: Report,
): Fields | undefined {
  if (!isObject(value)) return report(path, `an object is expected, not ${told(value)}`);
  const known = names.map((name) => name.replace('?', ''));
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) report(member(path, name), 'unknown key');
  }
  for (const name of names) {
    if (!name.endsWith('?') && !Object.hasOwn(value, name)) report(member(path, name), 'missing');
  }
  return value;
}

/** A field's own value, so that what a prototype holds is never taken for the model's. */
export const fieldOf = (fields: Fields | undefined, name: string): unknown =>
  fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The entries of an object whose names are free. */
export function entriesOf(value: unknown, path: string, most: number, report: Report): [string, unknown][] {
  if (value === undefined) return [];
  if (!isObject(value)) {
    report(path, `an object is expected, not ${told(value)}`);
    return [];
  }
  const entries = Object.entries(value);
  if (entries.length > most) report(path, `${entries.length} entries, at most ${most}`);
  return entries.slice(0, most);
}

/** The elements of a list of `least` to `most`; those beyond are not looked at. */
export function listOf(
  value: unknown,
  path: string,
  { least, most }: { least: number; most: number },
  report: Report,
): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(path, `a list is expected, not ${told(value)}`);
    return [];
  }
  const bounds = least === most ? `exactly ${most}` : `${least} to ${most}`;
  if (value.length < least || value.length > most) report(path, `${value.length} elements, not ${bounds}`);
  return Array.from<unknown>(value.slice(0, most));
}

export function integer(
  value: unknown,
  path: string,
  { least, most }: { least: number; most: number },
  report: Report,
): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return report(path, `an integer is expected, not ${told(value)}`);
  }
  if (value < least || value > most) return report(path, `${value} is not within ${least} to ${most}`);
  return value;
}

export function flag(value: unknown, path: string, report: Report): boolean {
  if (value !== undefined && typeof value !== 'boolean') {
    report(path, `true or false is expected, not ${told(value)}`);
  }
  return value === true;
}

export function oneOf(
  value: unknown,
  path: string,
  allowed: readonly string[],
  report: Report,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && allowed.includes(value)) return value;
  return report(path, `${told(value)} is not ${allowed.join(', ')}`);
}

/** An id that no earlier element of its list has. */
export function newId(
  value: unknown,
  path: string,
  earlier: Set<string>,
  report: Report,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !idForm.test(value)) {
    return report(path, `${told(value)} is not an id: 1 to 24 letters, digits, "_" or "-", no mark first`);
  }
  if (earlier.has(value)) return report(path, `${value} occurs twice`);
  earlier.add(value);
  return value;
}

/** The name of something declared elsewhere in the model. */
export function nameOf(
  value: unknown,
  path: string,
  kind: string,
  declared: ReadonlySet<string>,
  report: Report,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && declared.has(value)) return value;
  return report(path, `unknown ${kind} ${told(value)}`);
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
