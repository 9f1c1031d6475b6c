import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { type Route, routes } from '#domain/routes';
import { Footer } from './footer';
import { PublicHeader } from './public-header';
import { SkipLink } from './skip-link';

const documents = Object.values<Route>(routes).filter(
  ({ layout, menuHidden }) => layout === 'docs' && !menuHidden,
);

export const DocsLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <PublicHeader />
    <nav aria-label="Documents" className="border-b border-line bg-surface">
      <ul className="mx-auto flex w-full max-w-3xl gap-6 overflow-x-auto px-4 whitespace-nowrap sm:px-8">
        {documents.map(({ path, title }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="block border-b-2 border-transparent py-3 font-medium text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
    {/* The footer starts below the window, so that it does not move when data arrives. */}
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
    <Footer />
  </div>
);
