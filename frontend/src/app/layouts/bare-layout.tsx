import type { ReactNode } from 'react';

/** No layout: the page contains everything that it needs. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main">{children}</main>
);
