import type { Searchable } from '#domain/search/search-entries';
import type { NameIndex } from '#lambda/stores/search/name-index';

interface Needs {
  readonly everything: () => AsyncIterable<readonly Searchable[]>;
  readonly names: Pick<NameIndex, 'complete'>;
}

/**
 * Adds missing entries to the search index: names of before there was one, and of records that the stream failed to deliver.
 * Entries that outlived their name stay, because a search shows none of them.
 */
export const reconcileSearch =
  ({ everything, names }: Needs) =>
  async (): Promise<{ readonly added: number }> => {
    let added = 0;
    for await (const page of everything()) added += await names.complete(page);
    return { added };
  };
