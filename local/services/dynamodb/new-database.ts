import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Writes the file of a database that is to be, with an index that the engine (1.2.1) lacks: for every write it looks for
 * the largest number of a change of the table, and without an index it reads all changes of a day, images included.
 * What else a database needs, the engine adds. A file that is there is left alone.
 */
export async function createDatabase(file: string): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  const { Database } = (await import('node-sqlite3-wasm')).default;
  const database = new Database(unfinished);
  database.exec(changesOfTheFirstSchema);
  database.exec(
    'CREATE INDEX _stream_numbers ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  );
  database.close();
  renameSync(unfinished, file);
}

/** As a file of the engine's schema 1 has it: the engine upgrades it as any other. */
const changesOfTheFirstSchema = `CREATE TABLE _stream_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_name TEXT NOT NULL,
  event_name TEXT NOT NULL,
  keys_json TEXT NOT NULL,
  new_image TEXT,
  old_image TEXT,
  sequence_number TEXT NOT NULL,
  shard_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
)`;
