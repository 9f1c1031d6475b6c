import type { AuditTable } from '#lib/audit/audit-table';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface CounterReaderProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/** The table names for a function that reads counters. */
export const counterTables = ({ records, play, audit }: CounterReaderProps) => ({
  MAIN_TABLE: records.table.tableName,
  PLAY_TABLE: play.table.tableName,
  AUDIT_TABLE: audit.table.tableName,
});
