import {
  documentJson,
  type Fault,
  faultList,
  field,
  integerAt,
  listAt,
  objectAt,
  parsedDocument,
  type Place,
  textAt,
  wordAt,
} from '@novalink/engine/document';
import type { DayHead, LinkedEntry } from './public-day';
import { publicKinds } from './audit-actions';
import { publicActions } from './public-events';

/** A day of the public audit log as a file, with everything that is needed to verify it. */
export interface DayFile {
  readonly schema: 'novalink.audit-day/1';
  readonly day: string;
  readonly entries: readonly LinkedEntry[];
  /** Null while the day is open. */
  readonly head: DayHead | null;
  /** The head of the previous day; null for the first day of the log, or while the previous day is open. */
  readonly before: DayHead | null;
}

/** Enough for 20,000 entries with the longest names. */
const mostBytes = 16_777_216;
const mostEntries = 20_000;

/** The file is deterministic: equal days give equal bytes. */
export const dayFileJson = (file: DayFile): string => documentJson(file);

/** Parses a file. Returns the day, or the faults with their paths. A well-formed day can still fail `checkDay`. */
export function readDayFile(text: string): { file: DayFile } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const value = parsedDocument(text, { root: 'day', mostBytes }, report);
  if (value === undefined) return { faults };
  checkDayFile({ value, path: 'day', report });
  return faults.length > 0 ? { faults } : { file: value as DayFile };
}

function checkDayFile(place: Place): void {
  objectAt(place, ['schema', 'day', 'entries', 'head', 'before']);
  wordAt(field(place, 'schema'), ['novalink.audit-day/1']);
  dayAt(field(place, 'day'));
  for (const entry of listAt(field(place, 'entries'), { least: 0, most: mostEntries })) checkEntry(entry);
  for (const name of ['head', 'before']) if (field(place, name).value !== null) checkHead(field(place, name));
}

function checkEntry(entry: Place): void {
  const at = (name: string) => field(entry, name);
  objectAt(entry, ['day', 'seq', 'at', 'action', 'kind', 'name', 'commitment', 'hash']);
  dayAt(at('day'));
  integerAt(at('seq'), { least: 1, most: Number.MAX_SAFE_INTEGER });
  textAt(at('at'), /^[\dTZ:.-]{20,30}$/, 'a time such as 2026-11-23T10:00:00.000Z');
  wordAt(at('action'), publicActions);
  wordAt(at('kind'), publicKinds);
  if (at('name').value !== null) textAt(at('name'), /^.{1,200}$/su, 'a text of 1 to 200 characters, or null');
  hashAt(at('commitment'));
  hashAt(at('hash'));
}

function checkHead(head: Place): void {
  objectAt(head, ['day', 'count', 'lastHash', 'previous', 'closedAt', 'hash']);
  dayAt(field(head, 'day'));
  integerAt(field(head, 'count'), { least: 0, most: Number.MAX_SAFE_INTEGER });
  textAt(field(head, 'closedAt'), /^[\dTZ:.-]{20,30}$/, 'a time such as 2026-11-23T10:00:00.000Z');
  for (const name of ['lastHash', 'previous', 'hash']) hashAt(field(head, name));
}

const dayAt = (place: Place) => textAt(place, /^\d{4}-\d\d-\d\d$/, 'a day such as 2026-11-23');
const hashAt = (place: Place) => textAt(place, /^[\da-f]{64}$/, 'a text of 64 lower-case hexadecimal digits');
