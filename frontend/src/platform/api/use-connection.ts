import { usePlatform } from '../platform';
import { fullPage, type PageOf } from './full-page';
import type { AnyOperation, ResultOf, VariablesOf } from './operation';
import type { PagedList } from './paged-list';
import { type PagesOptions, usePages } from './use-pages';

interface ConnectionOptions<Asked extends AnyOperation, Item> extends Omit<
  PagesOptions<Item>,
  'readPage' | 'filter'
> {
  readonly operation: Asked;
  readonly variables: Omit<VariablesOf<Asked>, 'nextToken'>;
  /** Finds the connection in a response. */
  readonly connectionIn: (answer: ResultOf<Asked>) => PageOf<Item>;
  /**
   * Reads further pages until a page has this many items, for lists that the server filters after it has read
   * a page.
   */
  readonly fillTo?: number;
  /** A changed value reads the list again, after changes elsewhere. */
  readonly revision?: string | number;
}

/** Reads a connection (`{ items, nextToken }`) of the API page by page; `variables` are its filter. */
export const useConnection = <Asked extends AnyOperation, Item>({
  operation,
  variables,
  connectionIn,
  fillTo,
  revision,
  ...options
}: ConnectionOptions<Asked, Item>): PagedList<Item> => {
  const { api } = usePlatform();
  return usePages({
    ...options,
    filter: { variables, revision },
    readPage: (first, signal) => {
      const read = async (page: { readonly limit?: number; readonly nextToken?: string }) =>
        // `Omit` and a spread of its result lose the type of the operation's variables.
        connectionIn(await api.send(operation, { ...variables, ...page } as VariablesOf<Asked>, { signal }));
      return fillTo === undefined
        ? read(first === undefined ? {} : { nextToken: first })
        : fullPage(fillTo, first, read);
    },
  });
};
