import type { Context } from '#lib/context';

/** The tables, and whether functions read their streams. */
const tables = {
  Main: { hasStream: true },
  Play: { hasStream: true },
  Scores: { hasStream: false },
  Audit: { hasStream: true },
  Journal: { hasStream: true },
  Wallets: { hasStream: false },
} as const;

export type TableName = keyof typeof tables;

/** A table that DynamoDB restored from a backup or a point in time. */
export interface RestoredTable {
  readonly tableName: string;
  /** The end of the stream's ARN, such as `2026-11-30T10:00:00.000`; absent for tables without a stream. */
  readonly streamLabel?: string;
}

export type RestoredTables = Readonly<Partial<Record<TableName, RestoredTable>>>;

// Amazon DynamoDB Developer Guide, "Naming rules".
const form = /^([\w.-]{3,255})(?:\/stream\/([\dT:.-]+))?$/;

/** Reads the context values `restoredMain`, `restoredPlay` and so on. Adds a message to `wrong` for an invalid one. */
export function restoredTablesFrom(context: Context, wrong: string[]): RestoredTables {
  const restored: Partial<Record<TableName, RestoredTable>> = {};
  for (const name of Object.keys(tables) as TableName[]) {
    const asked = context(`restored${name}`);
    if (asked === undefined) continue;
    const [, tableName, streamLabel] = (typeof asked === 'string' ? form.exec(asked) : undefined) ?? [];
    const { hasStream } = tables[name];
    if (tableName === undefined || hasStream !== (streamLabel !== undefined))
      wrong.push(
        `restored${name}=<name of the restored table>${hasStream ? '/stream/<label of its stream>' : ''} (the table that is used instead of ${name})`,
      );
    else restored[name] = streamLabel === undefined ? { tableName } : { tableName, streamLabel };
  }
  return restored;
}
