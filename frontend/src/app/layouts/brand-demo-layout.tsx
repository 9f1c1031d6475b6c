import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrandId } from '../../parts/brand/brand-context';
import { BrandFrame } from '../../parts/brand/brand-frame';
import { useBrandQuery } from '../../parts/brand/read-brand';
import { useBrandTheme } from '../../parts/brand/use-brand-theme';
import { createQueryClient } from '../../platform/api/query-client';
import { useRecovery } from '../../platform/api/use-recovery';
import { FormDraftsContext } from '../../ui/form/form-draft';
import { unsaved } from '../../ui/form/unsaved';
import { Toasts } from '../../ui/toasts';
import { BrandFooter } from './brand-footer';
import { BrandHeader } from './brand-header';
import { useDrafts } from './use-drafts';
import { SkipLink } from './skip-link';
import { TermsGate } from './terms-gate';

/** The layout of all pages of a brand: its name, colours and navigation, and the link back to NovaLink. */
export const BrandDemoLayout = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate();
  const drafts = useDrafts();
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
  return (
    <QueryClientProvider client={queries}>
      <FormDraftsContext.Provider value={drafts}>
        <BrandDemo>{children}</BrandDemo>
      </FormDraftsContext.Provider>
      <Toasts />
    </QueryClientProvider>
  );
};

const BrandDemo = ({ children }: { readonly children: ReactNode }) => {
  const { data: brand, isPending } = useBrandQuery(useBrandId());
  useBrandTheme(brand?.theme);
  return (
    <div className="flex min-h-dvh flex-col [--page-width:90rem] [--sticky-top:4.0625rem]">
      <SkipLink />
      <BrandHeader brand={brand} isLoading={isPending} />
      {/* The footer starts below the window, so that it does not move while the page loads. */}
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--sticky-top))] flex-1 outline-none print:min-h-0"
      >
        <BrandFrame>
          <TermsGate>{children}</TermsGate>
        </BrandFrame>
      </main>
      <BrandFooter brand={brand} />
    </div>
  );
};
