import type { AuditReport } from './audit-day-files';

/** Prints what was audited, or the first error of each report. Returns the exit code. */
export function printReports(reports: readonly AuditReport[]): 0 | 1 {
  for (const { audited, findings } of reports) {
    const [first] = findings;
    if (first === undefined) process.stdout.write(`${audited}\n`);
    else console.error(`${first}. ${findings.length} in all.`);
  }
  return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
}
