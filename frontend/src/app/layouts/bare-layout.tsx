import type { ReactNode } from 'react';

/** No frame: the page brings what it needs. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main">{children}</main>
);
