import { createRoot } from 'react-dom/client';
import { startTheme } from '../platform/page/theme';
import { App } from './app';
import { MountBoundary } from './mount-boundary';
import { showMountFailure } from './mount-failure';

/** Puts the site into the page. A failure is logged and shown without the site. */
export const mount = (page: Document): void => {
  const fail = (fault: unknown) => {
    console.error('Error while mounting app', fault);
    showMountFailure(page);
  };
  try {
    const element = page.getElementById('root');
    if (!element) throw new Error('The page has no element #root.');
    startTheme();
    createRoot(element).render(
      <MountBoundary onFailure={fail}>
        <App />
      </MountBoundary>,
    );
  } catch (fault) {
    fail(fault);
  }
};
