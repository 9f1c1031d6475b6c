import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from '#test/authorization/environment/running-stage';
import { auditFiles } from '#tools/audit/audit-files';
import { auditTournaments } from '#tools/audit-tournaments/audit-tournaments';
import { exportDays } from '#ops/export/export-days';

interface Audited {
  readonly brandId: string;
  /** The movements of the UTC days from this to `to` are audited. */
  readonly from: Date;
  readonly to: Date;
  /** The texts of tournament certificates. */
  readonly certificates?: readonly string[];
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The findings of the auditors about the exported movements of a brand and its tournament certificates. */
export async function auditFindings(
  { dynamodb, tables }: Pick<Stage, 'dynamodb' | 'tables'>,
  { brandId, from, to, certificates = [] }: Audited,
): Promise<readonly string[]> {
  const days: string[] = [];
  for (let at = from.getTime(); dayOf(at) <= dayOf(to.getTime()); at += dayMs) days.push(dayOf(at));
  const folder = mkdtempSync(join(tmpdir(), 'novalink-audit-'));
  try {
    let text = '';
    const store = { dynamodb, journalTable: tables.journal, auditTable: tables.audit };
    for await (const lines of exportDays(store, brandId, days)) text += lines;
    const exported = join(folder, 'days.jsonl');
    writeFileSync(exported, text);
    const files = certificates.map((certificate, index) => {
      const file = join(folder, `certificate-${index}.json`);
      writeFileSync(file, certificate);
      return file;
    });
    return [
      ...auditFiles([exported], { fromBeginning: true }),
      ...auditTournaments(files, [exported]),
    ].flatMap(({ findings }) => findings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
