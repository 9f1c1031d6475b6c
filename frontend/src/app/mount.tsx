import { startTransition, Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startTheme } from '../platform/page/theme';
import { App } from './app';
import { showMountFailure } from './mount-failure';
import { isPageAt, isReady } from './rendered-page';
import { startSite } from './site';

/** Renders the site, or hydrates the prerendered page. A failure is logged and shown without the site. */
export const mount = async (page: Document): Promise<void> => {
  const fail = (error: unknown) => {
    console.error('Error while mounting app', error);
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
    // The content of the document stays visible until then.
    await isReady(router);
    // A transition renders in slices of a few milliseconds, between which the browser answers to the user.
    startTransition(() => {
      if (isPageAt(element.dataset.page, router.state))
        hydrateRoot(element, site, { onRecoverableError: console.error });
      else createRoot(element).render(site);
    });
  } catch (error) {
    fail(error);
  }
};

interface MountBoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors that no page and no route shows. React supports error boundaries only as classes. */
class MountBoundary extends Component<MountBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
