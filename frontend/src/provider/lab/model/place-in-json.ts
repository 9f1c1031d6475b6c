import { readJson } from '@novalink/engine/document';

/** A part of a text, from its first character to the character after its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const token = /"(?:[^"\\]|\\.)*"?|[[\]{}]|[^\s"[\]{},:]+|[\s,:]+/y;
const blanks = /[\s,:]*/y;
const step = /\.?([A-Za-z\d][\w-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/**
 * The position of the value at an error's path, such as `reelSets.base[2][17]`: the value itself, or the
 * object that should contain it. The error of a text that is not JSON is at one character.
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

/** The names and indexes of a path, starting at the root. */
const stepsOf = (path: string): (string | number)[] =>
  path === 'model'
    ? []
    : [...path.matchAll(step)].map(([, name, index, quoted]) =>
        index === undefined ? (name ?? String(JSON.parse(quoted ?? '""'))) : Number(index),
      );

/** The start of a member of the object or list at this position. */
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

/** The end of the value that starts here. */
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
