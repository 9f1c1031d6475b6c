import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type RouteName, routes } from '#domain/routes';
import { App } from '../src/app/app';
import type { PageHead } from '../src/app/routing/loading-frame';
import { pages } from '../src/app/routing/pages';
import { createPlatform } from '../src/platform/platform';
import { render } from './render';

/**
 * The heads of all pages in the default layout, as they are before their data is loaded. Rejects if a page
 * cannot be rendered or has no `Page` without its data.
 */
export const pageHeads = async (): Promise<Readonly<Partial<Record<RouteName, PageHead>>>> =>
  Object.fromEntries(
    await Promise.all(
      (Object.keys(routes) as RouteName[])
        .filter((name) => routes[name].layout === 'default')
        .map(async (name) => [name, headIn(await renderPage(name), name)] as const),
    ),
  );

const renderPage = async (name: RouteName): Promise<string> => {
  const { path } = routes[name];
  const handler = createStaticHandler([{ path, Component: await pages[name]() }]);
  const context = await handler.query(new Request(new URL(path, 'https://novalink.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects to another page.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return render(
    <App platform={createPlatform()}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </App>,
  );
};

/** Finds the parts of `Page`. */
const headIn = (markup: string, name: RouteName): PageHead => {
  const [, width, title, lead = ''] =
    /^(?:<!--.*?-->)*<div class="[^"]* ([^" ]+)">.*?<h1[^>]*>(.*?)<\/h1>(?:<p[^>]*>(.*?)<\/p>)?/s.exec(
      markup,
    ) ?? [];
  if (width === undefined || title === undefined) throw new Error(`The page ${name} has no title.`);
  return { title: textOf(title), lead: textOf(lead), width };
};

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const textOf = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (entity) => characters[entity] ?? entity);
