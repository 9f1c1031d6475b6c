import type { ReactNode } from 'react';
import { Footer } from './footer';
import { PublicHeader } from './public-header';
import { SkipLink } from './skip-link';

export const LandingLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <PublicHeader />
    {/* The footer starts below the window, so that it does not move when the font arrives. */}
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
    <Footer />
  </div>
);
