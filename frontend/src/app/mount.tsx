import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startTheme } from '../platform/page/theme';
import { App } from './app';
import { MountBoundary } from './mount-boundary';
import { showMountFailure } from './mount-failure';
import { isPageAt, isReady } from './rendered-page';
import { startSite } from './site';

/**
 * Puts the site into the page, or takes over the page that was rendered when the site was built. A failure is logged
 * and shown without the site.
 */
export const mount = async (page: Document): Promise<void> => {
  const fail = (fault: unknown) => {
    console.error('Error while mounting app', fault);
    showMountFailure(page);
  };
  try {
    const element = page.getElementById('root');
    if (!element) throw new Error('The page has no element #root.');
    startTheme();
    const { platform, router } = startSite();
    const site = (
      <MountBoundary onFailure={fail}>
        <App platform={platform}>
          <RouterProvider router={router} />
        </App>
      </MountBoundary>
    );
    // What the document shows stays until then.
    await isReady(router);
    if (isPageAt(element.dataset.page, router.state))
      hydrateRoot(element, site, { onRecoverableError: console.error });
    else createRoot(element).render(site);
  } catch (error) {
    fail(error);
  }
};
