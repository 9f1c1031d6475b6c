import type { Json } from '#engine/slots/model/canonical-json';

/** A place where a certificate differs from the run that repeats it. */
export interface Difference {
  /** For example `result.histogram[3]`. */
  readonly path: string;
  readonly certificate: string;
  readonly repeated: string;
}

/** The innermost places at which two values differ. */
export function differences(
  path: string,
  certificate: Json | undefined,
  repeated: Json | undefined,
): Difference[] {
  if (certificate === repeated) return [];
  const [one, other] = [membersOf(certificate), membersOf(repeated)];
  if (!one || !other) return [{ path, certificate: reported(certificate), repeated: reported(repeated) }];
  const isList = Array.isArray(certificate);
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) =>
    differences(isList ? `${path}[${name}]` : `${path}.${name}`, one.get(name), other.get(name)),
  );
}

const membersOf = (value: Json | undefined) =>
  typeof value === 'object' && value !== null ? new Map<string, Json>(Object.entries(value)) : undefined;

const reported = (value: Json | undefined) =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
