import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Creates the file of a new database with an index that the engine (1.2.1) lacks. For every write, the engine looks
 * up the largest sequence number of the table's changes. Without the index, it reads all changes of a day, including
 * images. The engine creates the rest of the schema. An existing file is not changed.
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

/** The table in schema 1 of the engine. The engine upgrades it like any older file. */
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
