import { appendFileSync } from 'node:fs';

/** Prints a line in the report of `npm test`, or at once outside of it. */
export function note(line: string): void {
  const output = process.env.NOVALINK_NOTES_FILE;
  if (output === undefined) console.warn(line);
  else appendFileSync(output, `${line}\n`);
}
