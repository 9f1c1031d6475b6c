import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createQueryClient } from '../../platform/api/query-client';
import { useRecovery } from '../../platform/api/use-recovery';
import { BreadcrumbsProvider } from '../../ui/breadcrumbs';
import { FormDraftsContext } from '../../ui/form/form-draft';
import { unsaved } from '../../ui/form/unsaved';
import { Toasts } from '../../ui/toasts';
import { Footer } from './footer';
import { parentsOf } from './parents-of';
import { Sidebar } from './sidebar';
import { useDrafts } from './use-drafts';
import { SkipLink } from './skip-link';
import { TermsGate } from './terms-gate';
import { TopBar } from './top-bar';
import { isSidebarCollapsed, keepSidebar } from './kept-sidebar';

/** The layout of all signed-in pages: menu, top bar, toasts and the query cache. */
export const DefaultLayout = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate();
  const drafts = useDrafts();
  // Navigates to the current page, so that the session middleware decides what to do.
  const [queries] = useState(() =>
    createQueryClient({
      onSessionEnded: () => {
        // Unsaved input is kept until after the next sign-in.
        unsaved.release();
        void navigate(0);
      },
    }),
  );
  useRecovery(queries);
  const [collapsed, toggle] = useCollapsed();
  return (
    <QueryClientProvider client={queries}>
      <BreadcrumbsProvider parentsOf={parentsOf}>
        <div className="flex min-h-dvh text-[0.9375rem] [--footer-width:90rem]">
          <SkipLink />
          <Sidebar collapsed={collapsed} />
          <div className="flex min-w-0 flex-1 flex-col">
            <TopBar collapsed={collapsed} onToggle={toggle} />
            {/* At least the screen below the top bar, so that the footer does not move when data arrives. */}
            <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.5rem)] flex-1 outline-none">
              <FormDraftsContext.Provider value={drafts}>
                <TermsGate>{children}</TermsGate>
              </FormDraftsContext.Provider>
            </main>
            <Footer />
          </div>
        </div>
      </BreadcrumbsProvider>
      <Toasts />
    </QueryClientProvider>
  );
};

/**
 * Whether the sidebar is collapsed to icons, and a function to toggle it. Stored on this device if storage is
 * available.
 */
const useCollapsed = (): readonly [collapsed: boolean, toggle: () => void] => {
  const [collapsed, setCollapsed] = useState(isSidebarCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    keepSidebar(!collapsed);
  };
  return [collapsed, toggle];
};
