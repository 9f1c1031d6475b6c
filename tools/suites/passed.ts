import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** The last run in which a deep suite passed. */
export interface Passed {
  /** The hash of everything that the suite reads. */
  readonly inputs: string;
  /** ISO date. */
  readonly on: string;
  readonly seconds: number;
  readonly cpuSeconds?: number | undefined;
}

const file = 'test/passed.json';

const passedSchema = v.record(
  v.string(),
  v.object({
    inputs: v.string(),
    on: v.pipe(v.string(), v.isoDate()),
    seconds: v.number(),
    cpuSeconds: v.optional(v.number()),
  }),
);

export function readPassed(): Readonly<Record<string, Passed>> {
  return existsSync(file) ? v.parse(passedSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Replaces the entry of a suite. */
export function writePassed(suite: string, passed: Passed): void {
  const all = Object.entries({ ...readPassed(), [suite]: passed });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
