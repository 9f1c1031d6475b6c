import { readFileSync } from 'node:fs';
import { findDayErrors, proofError, type AuditOptions } from './find-day-errors';
import { linesOf } from './lines-of';
import { isObject, joinDays, objectOf, readDays, type ExportedDays } from './read-days';

/** A description of what was audited, and the findings. */
export interface AuditReport {
  readonly audited: string;
  /** `place: finding`. */
  readonly findings: readonly string[];
}

/**
 * Audits exports of days (`.jsonl`) with copies of their seals (`.json`), and proofs of single movements (`.json`).
 * Files of the same type are parts of one export. Throws for any other file.
 */
export function auditDayFiles(files: readonly string[], options: AuditOptions): readonly AuditReport[] {
  const days = files.filter((file) => file.endsWith('.jsonl'));
  const objects = files
    .filter((file) => !days.includes(file))
    .map((place) => ({ place, content: objectOf(place, readFileSync(place, 'utf8')) }));
  const proofs = objects.filter(({ content }) => isObject(content.proof));
  const copies = objects.filter(({ content }) => !isObject(content.proof));
  const exported = joinDays([
    ...days.map((file) => readDays(file, linesOf(file))),
    { days: [], movements: [], blocks: [], seals: copies },
  ]);
  return [
    ...(days.length + copies.length > 0 ? [auditDays(exported, options)] : []),
    ...proofs.map(({ place, content }) => auditProof(place, proofError(content))),
  ];
}

function auditDays(exported: ExportedDays, options: AuditOptions): AuditReport {
  const { days, movements, blocks, seals } = exported;
  return {
    audited:
      `${movements.length} movements of ${days.length} days, ${blocks.length} blocks and ${seals.length} seals: ` +
      'every hash, count and sum is correct.',
    findings: findDayErrors(exported, options).map(({ place, finding }) => `${place}: ${finding}`),
  };
}

const auditProof = (place: string, fault: string | undefined): AuditReport => ({
  audited: `${place}: the seal covers the movement.`,
  findings: fault === undefined ? [] : [`${place}: ${fault}`],
});
