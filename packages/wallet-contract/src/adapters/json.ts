type Json =
  | string
  | boolean
  | bigint
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

/** JSON whose numbers are exact. Fields that are undefined are left out. */
export function jsonOf(value: Json): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${jsonOf(field)}`).join()}}`;
}

const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The fields of a JSON object, with its numbers as the text of their digits. A text that is none has no fields. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    JSON.parse(text);
  } catch {
    return {};
  }
  const exact = text.replace(stringsAndNumbers, (token) => (token.startsWith('"') ? token : `"${token}"`));
  return objectOf(JSON.parse(exact));
}

export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
