import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../platform/platform';
import { createQueryClient } from '../../platform/api/query-client';
import { homePath } from '../../platform/session/home-path';
import { Brand } from '../../ui/brand';
import { Toasts } from '../../ui/toasts';
import { AccountMenu } from './account-menu';
import { Footer } from './footer';
import { MenuDrawer } from './menu-drawer';
import { MenuRow } from './menu-row';
import { SkipLink } from './skip-link';
import { TermsGate } from './terms-gate';

/** Around every signed-in page: menu, account, toasts and what the server said so far. */
export const DefaultLayout = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const navigate = useNavigate();
  // A navigation to where the person is already lets the session middleware decide what comes next.
  const [queries] = useState(() => createQueryClient({ onSessionEnded: () => void navigate(0) }));
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queries}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <header className="sticky top-0 z-30 border-b border-line bg-header">
          <div className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-2.5 sm:px-8">
            <MenuDrawer key={`drawer ${pathname}`} />
            <Link
              to={homePath(session?.groups ?? [])}
              aria-label="NovaLink, your home"
              className="flex shrink-0"
            >
              <Brand />
            </Link>
            <nav aria-label="Main" className="ml-6 hidden min-w-0 lg:block">
              <MenuRow />
            </nav>
            <div className="ml-auto min-w-0 lg:shrink-0">
              <AccountMenu key={`account ${pathname}`} />
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <TermsGate>{children}</TermsGate>
        </main>
        <Footer />
      </div>
      <Toasts />
    </QueryClientProvider>
  );
};
