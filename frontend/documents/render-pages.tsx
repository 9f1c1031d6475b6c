import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { notFoundFile, publicPages, shellFile } from '#domain/public-pages';
import { type Route, type RouteName, routes } from '#domain/routes';
import { createPlatform } from '../src/platform/platform';
import { App } from '../src/app/app';
import { notFoundTitle, routeTitle } from '../src/app/routing/page-title';
import { routeObjects } from '../src/app/routing/route-objects';
import { LiveParts, liveTemplate } from './live-templates';
import { LoadingFrame } from './loading-frame';
import { render } from './render';
import { Splash } from './splash';
import { summaries } from './summaries';

export interface RenderedPage {
  readonly file: string;
  /** The name of its route; absent for documents that serve several pages. */
  readonly name?: RouteName;
  /** The page of the markup. Without it, the browser replaces the markup. */
  readonly page?: string;
  /** The canonical path for search engines; absent for pages that they should not index. */
  readonly path?: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly markup: string;
  /** Markup that is shown when its data arrives; absent for pages without data of their own. */
  readonly templates?: string;
}

/** Renders all documents of the site: public pages, "Page Not Found", and the shell of all other pages. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => [
  ...(await Promise.all(
    publicPages.map(async ({ name, path, file }) => {
      const { title }: Route = routes[name];
      const summary = summaryOf(name);
      const markup = await renderAddress(path, 200);
      const templates = name === 'Home' ? liveTemplate(await render(<LiveParts />)) : '';
      return { file, name, page: path, path, title: routeTitle({ name, title }), summary, markup, templates };
    }),
  )),
  {
    file: notFoundFile,
    page: '404',
    title: notFoundTitle,
    markup: await renderAddress('/404', 404),
  },
  {
    file: shellFile,
    title: routeTitle(undefined),
    markup: await render(
      <>
        <Splash />
        <LoadingFrame />
      </>,
    ),
  },
];

const summaryOf = (name: RouteName): string | undefined => {
  const known: Partial<Record<RouteName, string>> = summaries;
  return known[name];
};

const renderAddress = async (path: string, expected: 200 | 404): Promise<string> => {
  const platform = createPlatform();
  const handler = createStaticHandler(
    routeObjects({
      sessions: platform.sessions,
      api: platform.api,
      heading: () => path,
      first: () => undefined,
      leavesForRedirect: () => Promise.resolve(false),
      guard: (load) => load,
    }),
  );
  const context = await handler.query(new Request(new URL(path, 'https://novalink.invalid')));
  if (context instanceof Response)
    throw new Error(`${path} cannot be prerendered because it redirects to another page.`);
  const faults = Object.values<unknown>(context.errors ?? {});
  if (faults.length > 0 !== (expected === 404))
    throw new Error(`${path} cannot be rendered.`, { cause: faults[0] });
  const router = createStaticRouter(handler.dataRoutes, context);
  return render(
    <App platform={platform}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
};
