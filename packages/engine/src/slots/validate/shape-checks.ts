import { idForm, member, reported, type Report } from '../model/faults';

/** A value of the unknown model with its path. A missing value is `undefined`; its parent reports it. */
export interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly report: Report;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const refuse = ({ path, report }: Place, reason: string): void => report(path, reason);
const expected = (place: Place, kind: string): void =>
  refuse(place, `${kind} is expected, not ${reported(place.value)}`);

/** An own field of an object. Inherited fields are ignored, so that values of a prototype are not used. */
export function field({ value, path, report }: Place, name: string): Place {
  const own = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: own, path: member(path, name), report };
}

/** An object with these fields and no others; fields ending in `?` may be missing. */
export function objectAt(place: Place, names: readonly string[]): void {
  const { value, path, report } = place;
  if (value === undefined) return;
  if (!isObject(value)) {
    expected(place, 'an object');
    return;
  }
  const known = names.map((name) => name.replace('?', ''));
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) report(member(path, name), 'unknown key');
  }
  for (const name of names) {
    if (!name.endsWith('?') && !Object.hasOwn(value, name)) refuse(field(place, name), 'missing');
  }
}

/** The entries of an object with arbitrary names. Entries beyond `most` are ignored. */
export function entriesAt(place: Place, most: number): [name: string, entry: Place][] {
  const { value, path, report } = place;
  if (!isObject(value)) {
    if (value !== undefined) expected(place, 'an object');
    return [];
  }
  const entries = Object.entries(value);
  if (entries.length > most) refuse(place, `has ${entries.length} entries, but can have at most ${most}`);
  return entries
    .slice(0, most)
    .map(([name, entry]) => [name, { value: entry ?? null, path: member(path, name), report }]);
}

/** The elements of a list. Elements beyond `most` are ignored. */
export function listAt(place: Place, { least, most }: Bounds): Place[] {
  const { value, path, report } = place;
  if (!Array.isArray(value)) {
    if (value !== undefined) expected(place, 'a list');
    return [];
  }
  const bounds = least === most ? `exactly ${most}` : `${least} to ${most}`;
  if (value.length < least || value.length > most)
    refuse(place, `has ${value.length} elements, but must have ${bounds}`);
  return Array.from<unknown, Place>(value.slice(0, most), (element, index) => ({
    value: element ?? null,
    path: `${path}[${index}]`,
    report,
  }));
}

export function integerAt(place: Place, { least, most }: Bounds): number | undefined {
  const { value } = place;
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) expected(place, 'an integer');
  else if (value >= least && value <= most) return value;
  else refuse(place, `must be from ${least} to ${most}, not ${value}`);
  return undefined;
}

export function flagAt(place: Place): boolean {
  const { value } = place;
  if (value !== undefined && typeof value !== 'boolean') expected(place, 'true or false');
  return value === true;
}

export function wordAt<Word extends string>(place: Place, allowed: readonly Word[]): Word | undefined {
  const { value } = place;
  const found = allowed.find((word) => word === value);
  if (found === undefined && value !== undefined)
    refuse(place, `${reported(value)} is not ${allowed.length === 1 ? '' : 'one of '}${allowed.join(', ')}`);
  return found;
}

/** An id that no earlier element of the list has. */
export function newIdAt(place: Place, earlier: Set<string>): string | undefined {
  const { value } = place;
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !idForm.test(value)) {
    refuse(
      place,
      `${reported(value)} is not an id: 1 to 24 letters, digits, "_" or "-", starting with a letter or a digit`,
    );
    return undefined;
  }
  if (earlier.has(value)) refuse(place, `${value} occurs twice`);
  earlier.add(value);
  return value;
}

/** The name of something declared elsewhere in the model. */
export function nameAt(place: Place, kind: string, declared: ReadonlySet<string>): string | undefined {
  const { value } = place;
  if (typeof value === 'string' && declared.has(value)) return value;
  if (value !== undefined) refuse(place, `unknown ${kind} ${reported(value)}`);
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
