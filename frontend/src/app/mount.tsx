import { createRoot } from 'react-dom/client';
import { startTheme } from '../platform/page/theme';
import { App } from './app';

/** Puts the site into the page; a failure to is logged, as nothing is left that could show it. */
export const mount = (page: Document): void => {
  try {
    const element = page.getElementById('root');
    if (!element) throw new Error('The page has no element #root.');
    startTheme();
    createRoot(element).render(<App />);
  } catch (fault) {
    console.error('Error while mounting app', fault);
  }
};
