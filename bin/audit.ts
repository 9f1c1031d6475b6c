import { parseArgs } from 'node:util';
import { printReports } from '@novalink/ledger/audit';
import { auditTournaments, isCertificate } from '#tools/audit-tournaments/audit-tournaments';
import { auditFiles } from '#tools/audit/audit-files';

/**
 * Audits exports: `npx tsx bin/audit.ts movements.csv days.jsonl seal.json proof.json`. Several files of a
 * kind are parts of one export. It shares only the names of columns and members with the ledger, so it does
 * not repeat errors of the ledger. Certificates of tournaments are recomputed with the code of the page. The
 * exports must contain all days of the tournament.
 */
const { values, positionals } = parseArgs({
  options: { 'from-beginning': { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('Usage: npm run audit -- [--from-beginning] movements.csv … days.jsonl … certificate.json …');
  process.exit(2);
}
const fromBeginning = values['from-beginning'];
const certificates = positionals.filter(isCertificate);
const others = positionals.filter((file) => !certificates.includes(file));
const days = others.filter((file) => file.endsWith('.jsonl'));
const reports = [
  ...auditFiles(others, { fromBeginning }),
  ...(certificates.length > 0 || fromBeginning ? auditTournaments(certificates, days) : []),
];
process.exitCode = printReports(reports);
