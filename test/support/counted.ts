import { appendFileSync } from 'node:fs';

/** What `test/budgets.json` limits. */
type Counted = 'own clouds' | 'function environments' | 'axe looks' | 'journeys' | 'cloud files';

/** Counts one of what `test/budgets.json` limits. Does nothing outside of `npm test`. */
export function count(what: Counted): void {
  const output = process.env.NOVALINK_COUNTS_FILE;
  if (output !== undefined) appendFileSync(output, `${what}\n`);
}
