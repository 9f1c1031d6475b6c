import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';

/** Charts in one or two columns. The last of an odd number is as wide as two. */
export const ChartGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
    {children}
  </div>
);

export const PrintButton = () => (
  <Button look="quiet" className="print:hidden" onClick={() => print()}>
    <Printer aria-hidden className="size-5" />
    Print
  </Button>
);

/** Shown on pages with amounts. */
export const coinNote = 'Amounts are play coins, which have no value.';
