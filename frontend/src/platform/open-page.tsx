import { QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { type Platform, PlatformContext } from './platform';
import { createQueryClient } from './api/query-client';

// jsdom takes its time with roles and names in a form of 250 countries.
jest.setTimeout(30_000);

/** What the router hands to its middleware; jsdom has no `Request` of its own. */
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
 * Opens one page alone, for tests; anywhere else it leads is blank. `here()` is the path now. A page whose path has
 * parameters names its pattern.
 */
export const openPage = (Page: ComponentType, platform: Platform, path: string, pattern?: string) => {
  const [pathname = path] = path.split('?');
  return openPages({ [pattern ?? pathname]: Page }, platform, path);
};

/** Opens one of several pages that lead to each other, by the patterns of their paths; anywhere else is blank. */
export const openPages = (
  pages: Readonly<Record<string, ComponentType>>,
  platform: Platform,
  path: string,
  /** What the page that led here gave along. */
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
    /** What the page before gave along. */
    state: (): unknown => router.state.location.state,
    here: () => router.state.location.pathname + router.state.location.search,
  };
};
