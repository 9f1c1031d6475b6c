import { readJson } from '#domain/slots/model/read-json';

/** A part of a text, from its first character to the one after its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const token = /"(?:[^"\\]|\\.)*"?|[[\]{}]|[^\s"[\]{},:]+|[\s,:]+/y;
const blanks = /[\s,:]*/y;
const step = /\.?([A-Za-z\d][\w-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/**
 * Where the value of a fault's path, such as `reelSets.base[2][17]`, is written: the value itself, or what should have
 * held it. A text that is no JSON has its fault at one character.
 */
export const placeOf = (text: string, path: string): Place => {
  const read = readJson(text);
  if ('fault' in read) {
    const start = offsetOf(text, read.fault);
    return { start, end: Math.min(text.length, start + 1) };
  }
  let start = skip(blanks, text, 0);
  for (const name of stepsOf(path)) {
    const within = memberOf(text, start, name);
    if (within === undefined) break;
    start = within;
  }
  return { start, end: endOf(text, start) };
};

const offsetOf = (text: string, { line, column }: { line: number; column: number }): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

/** Names and indexes on the way from the root. */
const stepsOf = (path: string): (string | number)[] =>
  path === 'model'
    ? []
    : [...path.matchAll(step)].map(([, name, index, quoted]) =>
        index === undefined ? (name ?? String(JSON.parse(quoted ?? '""'))) : Number(index),
      );

/** Where a member of the object or list at this place begins. */
const memberOf = (text: string, holder: number, name: string | number): number | undefined => {
  const isList = text[holder] === '[';
  if (!isList && text[holder] !== '{') return undefined;
  let position = skip(blanks, text, holder + 1);
  for (let index = 0; position < text.length && !']}'.includes(text[position] ?? ''); index += 1) {
    let key: string | number = index;
    if (!isList) {
      const end = endOf(text, position);
      key = String(JSON.parse(text.slice(position, end)));
      position = skip(blanks, text, end);
    }
    if (key === name) return position;
    position = skip(blanks, text, endOf(text, position));
  }
  return undefined;
};

/** Where the value that begins here ends. */
const endOf = (text: string, start: number): number => {
  let depth = 0;
  let position = start;
  while (position < text.length) {
    const mark = text[position] ?? '';
    if ('[{'.includes(mark)) depth += 1;
    if (']}'.includes(mark)) depth -= 1;
    position = skip(token, text, position);
    if (depth === 0) break;
  }
  return position;
};

const skip = (form: RegExp, text: string, from: number): number => {
  form.lastIndex = from;
  return from + (form.exec(text)?.[0].length ?? 0);
};
