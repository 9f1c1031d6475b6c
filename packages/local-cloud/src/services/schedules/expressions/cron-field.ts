/** The values that a field of a cron expression allows, in order. */
export type FieldValues = readonly number[];

interface Range {
  readonly first: number;
  readonly last: number;
  /** Names of the values, from the first. */
  readonly names?: readonly string[];
  /** Whether `/` may be used. */
  readonly steps?: boolean;
}

export const monthNames = 'JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC'.split(',');
export const dayNames = 'SUN,MON,TUE,WED,THU,FRI,SAT'.split(',');

/** Parses a list of values, ranges and steps; undefined for an invalid one. */
export function fieldValues(text: string, range: Range): FieldValues | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const found = partValues(part, range);
    if (found === undefined) return undefined;
    for (const value of found) values.add(value);
  }
  return [...values].sort((left, right) => left - right);
}

function partValues(part: string, range: Range): number[] | undefined {
  const [span = '', step, ...more] = part.split('/');
  if (more.length > 0) return undefined;
  if (step === undefined) return between(span, range, 1);
  if (range.steps === false || !/^[1-9]\d{0,3}$/.test(step)) return undefined;
  // `5/10` starts at 5 and continues to the end of the field.
  const from = valueOf(span, range);
  return from === undefined ? between(span, range, Number(step)) : stepped(from, range.last, Number(step));
}

function between(span: string, range: Range, step: number): number[] | undefined {
  if (span === '*') return stepped(range.first, range.last, step);
  const [first, last, ...more] = span.split('-').map((end) => valueOf(end, range));
  if (first === undefined || more.length > 0) return undefined;
  if (!span.includes('-')) return [first];
  if (last === undefined) return undefined;
  if (last >= first) return stepped(first, last, step);
  // `20-2` of the hours continues after midnight.
  const size = range.last - range.first + 1;
  return stepped(first, last + size, step).map((value) => (value > range.last ? value - size : value));
}

/** Parses a number or a name of the field; undefined for an invalid one. */
export function valueOf(text: string, { first, last, names = [] }: Range): number | undefined {
  const index = names.indexOf(text.toUpperCase());
  if (index >= 0) return first + index;
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value < first || value > last ? undefined : value;
}

const stepped = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
