import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, createPath, parsePath, RouterProvider } from 'react-router-dom';
import { type Platform, PlatformContext } from './platform';
import { createQueryClient } from './api/query-client';

/** The request that the router passes to its middleware, because jsdom has no `Request`. */
class PlainRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';

  constructor(url: string, init: { readonly signal?: AbortSignal } = {}) {
    this.url = url;
    this.signal = init.signal;
  }
}

/**
 * Opens a single page for tests; all other paths are blank. `here()` returns the current path with query and fragment.
 * A page with parameters is given by the pattern of its path.
 */
export const openPage = (Page: ComponentType, platform: Platform, path: string, pattern?: string) => {
  const [pathname = path] = path.split('?');
  return openPages({ [pattern ?? pathname]: Page }, platform, path);
};

/**
 * Opens one of several pages that link to each other, given by the patterns of their paths; all other paths
 * are blank.
 */
export const openPages = (
  pages: Readonly<Record<string, ComponentType>>,
  platform: Platform,
  path: string,
  /** The location state from the previous page. */
  given?: unknown,
) => {
  Object.assign(globalThis, { Request: PlainRequest });
  const router = createMemoryRouter(
    [
      ...Object.entries(pages).map(([pattern, Component]) => ({ path: pattern, Component })),
      { path: '*', element: null },
    ],
    { initialEntries: given === undefined ? [path] : [{ ...parsePath(path), state: given }] },
  );
  render(
    <PlatformContext.Provider value={platform}>
      <QueryClientProvider client={createQueryClient({ onSessionEnded: () => undefined })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformContext.Provider>,
  );
  return {
    back: () => act(() => router.navigate(-1)),
    /** The location state from the previous page. */
    state: (): unknown => router.state.location.state,
    here: () => createPath(router.state.location),
  };
};
