import type { Searchable } from '#domain/search/search-entries';
import type { NameIndex } from '#lambda/stores/search/name-index';

interface Needs {
  readonly everything: () => AsyncIterable<readonly Searchable[]>;
  readonly names: Pick<NameIndex, 'complete'>;
}

/**
 * Adds missing entries to the search index: names that are older than the index, and names whose stream
 * records failed. Entries of names that no longer exist stay in the index, but searches do not show them.
 */
export const reconcileSearch =
  ({ everything, names }: Needs) =>
  async (): Promise<{ readonly added: number }> => {
    let added = 0;
    for await (const page of everything()) added += await names.complete(page);
    return { added };
  };
