import type { AuditTable } from '#lib/audit/audit-table';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { Visitors } from '#lib/identity/visitors';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface UserAdministrationProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly visitors: Visitors;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
}
