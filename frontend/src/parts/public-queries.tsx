import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createQueryClient } from '../platform/api/query-client';
import { useRecovery } from '../platform/api/use-recovery';
import { PlatformContext, usePlatform } from '../platform/platform';

/** For public pages that read what everybody may see: asks as a guest, and a session that ends sends nobody away. */
export const PublicQueries = ({ children }: { readonly children: ReactNode }) => {
  const platform = usePlatform();
  const asGuest = useMemo(() => ({ ...platform, api: platform.guestApi }), [platform]);
  const [queries] = useState(() => createQueryClient({ onSessionEnded: () => undefined }));
  useRecovery(queries);
  return (
    <PlatformContext.Provider value={asGuest}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext.Provider>
  );
};
