import { readFileSync } from 'node:fs';
import { auditDayFiles, type AuditOptions, type AuditReport } from '@novalink/ledger/audit';
import { findViolations, placeOf } from './find-violations';
import { readLines } from './read-lines';

/**
 * Audits exports of movements (`.csv`), exports of days (`.jsonl`) with copies of their seals (`.json`), and proofs
 * of single movements (`.json`). Files of the same type are parts of one export. Throws for any other file.
 */
export function auditFiles(files: readonly string[], options: AuditOptions): readonly AuditReport[] {
  const statements = files.filter((file) => !/\.jsonl?$/.test(file));
  const others = files.filter((file) => !statements.includes(file));
  return [
    ...(statements.length > 0 ? [auditStatements(statements, options)] : []),
    ...auditDayFiles(others, options),
  ];
}

function auditStatements(files: readonly string[], options: AuditOptions): AuditReport {
  const lines = files.flatMap((file) => readLines(file, readFileSync(file, 'utf8')));
  const wallets = new Set(lines.map(({ wallet }) => wallet));
  return {
    audited: `${lines.length} movements of ${wallets.size} wallets: every balance is correct.`,
    findings: findViolations(lines, options).map(({ line, finding }) => `${placeOf(line)}: ${finding}`),
  };
}
