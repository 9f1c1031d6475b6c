import { parseArgs } from 'node:util';
import { auditFiles } from '#tools/audit/audit-files';

/**
 * Checks what was exported: `npx tsx bin/audit.ts movements.csv days.jsonl seal.json proof.json`. Several files of a
 * kind are parts of one export. It shares nothing with the ledger but the names of columns and members, so that a fault
 * there does not repeat here.
 */
const { values, positionals } = parseArgs({
  options: { 'from-beginning': { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('Which export? npx tsx bin/audit.ts [--from-beginning] movements.csv … days.jsonl …');
  process.exit(2);
}
for (const { audited, findings } of auditFiles(positionals, { fromBeginning: values['from-beginning'] })) {
  const [first] = findings;
  if (first === undefined) console.log(audited);
  else {
    console.error(`${first}. ${findings.length} in all.`);
    process.exitCode = 1;
  }
}
