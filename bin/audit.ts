import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findViolations, placeOf } from '#tools/audit/find-violations';
import { readLines } from '#tools/audit/read-lines';

/**
 * Recomputes every balance from exported movements: `npx tsx bin/audit.ts movements.csv`. Several files are parts of
 * one export. It shares nothing with the ledger but the columns' names, so that a fault there does not repeat here.
 */
const { values, positionals } = parseArgs({
  options: { 'from-beginning': { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('Which export? npx tsx bin/audit.ts [--from-beginning] movements.csv …');
  process.exit(2);
}
const lines = positionals.flatMap((file) => readLines(file, readFileSync(file, 'utf8')));
const violations = findViolations(lines, { fromBeginning: values['from-beginning'] });
const [first] = violations;
if (first) {
  console.error(`${placeOf(first.line)}: ${first.finding}. ${violations.length} in all.`);
  process.exit(1);
}
const wallets = new Set(lines.map(({ wallet }) => wallet));
console.log(`${lines.length} movements of ${wallets.size} wallets: every balance follows.`);
