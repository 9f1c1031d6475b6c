import { canonical, hashOfText, type Json, type JsonObject } from './hashes';

/** An object of an export, and its position. */
export interface Found {
  readonly place: string;
  readonly content: JsonObject;
}

/** The objects of exports of days, by type of line. */
export interface ExportedDays {
  readonly days: readonly Found[];
  readonly movements: readonly Found[];
  readonly blocks: readonly Found[];
  readonly seals: readonly Found[];
}

const kinds = { day: 'days', movement: 'movements', block: 'blocks', seal: 'seals' } as const;

/** Reads the lines of an export of days once. Throws for an invalid line. */
export function readDays(file: string, lines: Iterable<string> & object): ExportedDays {
  const found = { days: [], movements: [], blocks: [], seals: [] } as Record<keyof ExportedDays, Found[]>;
  let number = 0;
  for (const line of lines) {
    number += 1;
    if (line === '') continue;
    const place = `${file}:${number}`;
    const [[kind, content] = ['', null], ...others] = Object.entries(objectOf(place, line));
    const list = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
    if (list === undefined || others.length > 0 || !isObject(content))
      throw new Error(`${place} is not a line of an export of days.`);
    found[list].push({ place, content: list === 'movements' ? hashedMovement(content) : content });
  }
  return found;
}

/**
 * The fields of a movement that the audit needs, and its hashes. Other fields are dropped, because an export can have
 * millions of movements.
 */
const hashedMovement = (content: JsonObject): JsonObject => ({
  ...Object.fromEntries(movementMembers.map((name) => [name, content[name] ?? null])),
  keyHash: hashOfText(textIn({ content }, 'key')),
  entryHash: hashOfText(canonical(content)),
});
const movementMembers = ['key', 'at', 'brandId', 'coin', 'purse', 'kind', 'state', 'amount'] as const;

export const joinDays = (all: readonly ExportedDays[]): ExportedDays => ({
  days: all.flatMap(({ days }) => days),
  movements: all.flatMap(({ movements }) => movements),
  blocks: all.flatMap(({ blocks }) => blocks),
  seals: all.flatMap(({ seals }) => seals),
});

/** Parses a file with a copy of a seal or the proof of an entry. Throws if it is not an object. */
export function objectOf(place: string, text: string): JsonObject {
  let content: Json;
  try {
    content = JSON.parse(text) as Json;
  } catch {
    throw new Error(`${place} is not JSON.`);
  }
  if (!isObject(content)) throw new Error(`${place} is not an object.`);
  return content;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = ({ content }: Pick<Found, 'content'>, name: string): string => {
  const value = content[name];
  return typeof value === 'string' ? value : '';
};

export const numberIn = ({ content }: Pick<Found, 'content'>, name: string): number => {
  const value = content[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN;
};

export const objectsIn = (content: JsonObject, name: string): readonly JsonObject[] => {
  const value = content[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};
