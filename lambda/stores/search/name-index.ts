import { searchEntries, type Searchable, type SearchEntry } from '#domain/search/search-entries';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { writeRows } from '#lambda/stores/write-rows';

/** The index rows for finding entities by name. */
export interface NameIndex {
  /** Writes the differences between the two; either can be absent. */
  follow(before: Searchable | undefined, after: Searchable | undefined): Promise<void>;
  /** Adds missing entries and returns their number. */
  complete(all: readonly Searchable[]): Promise<number>;
}

/** Maximum number of keys in one read. */
const mostKeys = 100;

export function nameIndex({ dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): NameIndex {
  const write = (puts: readonly SearchEntry[], deletes: readonly SearchEntry[] = []) =>
    writeRows({ dynamodb }, { table: mainTable, puts, deletes });
  const missingOf = async (entries: readonly SearchEntry[]) => {
    const places = entries.map(({ pk, sk }) => ({ table: mainTable, key: { pk, sk } }));
    const rows = await readRows({ dynamodb }, places);
    return entries.filter((entry, at) => !isSame(rows[at], entry));
  };
  return {
    follow: async (before, after) => {
      const old = entriesByKey(before);
      const wanted = entriesByKey(after);
      const changed = [...wanted].filter(([key, entry]) => !isSame(old.get(key), entry));
      const gone = [...old].filter(([key]) => !wanted.has(key));
      await write(
        changed.map(([, entry]) => entry),
        gone.map(([, entry]) => entry),
      );
    },
    complete: async (all) => {
      const entries = all.flatMap(searchEntries);
      let added = 0;
      for (let from = 0; from < entries.length; from += mostKeys) {
        const missing = await missingOf(entries.slice(from, from + mostKeys));
        await write(missing);
        added += missing.length;
      }
      return added;
    },
  };
}

const entriesByKey = (of: Searchable | undefined) =>
  new Map((of ? searchEntries(of) : []).map((entry) => [`${entry.pk} ${entry.sk}`, entry]));

/** Compares the entry with the row; kind and id are in the key. */
function isSame(row: unknown, { name, words }: SearchEntry): boolean {
  const known = row as Partial<SearchEntry> | undefined;
  return known?.name === name && known.words === words;
}
