import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createQueryClient } from '../../platform/api/query-client';
import { useRecovery } from '../../platform/api/use-recovery';
import { PlatformContext, usePlatform } from '../../platform/platform';

interface PublicQueriesProps {
  /** Sends every request as a guest, also for signed-in users. */
  readonly asGuest?: boolean;
  readonly children: ReactNode;
}

/**
 * A query client for public pages. If a session ends there, the user is not redirected to the sign-in page.
 */
export const PublicQueries = ({ asGuest = false, children }: PublicQueriesProps) => {
  const platform = usePlatform();
  const offered = useMemo(
    () => (asGuest ? { ...platform, api: platform.guestApi } : platform),
    [platform, asGuest],
  );
  const [queries] = useState(() => createQueryClient({ onSessionEnded: () => undefined }));
  useRecovery(queries);
  return (
    <PlatformContext.Provider value={offered}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext.Provider>
  );
};
