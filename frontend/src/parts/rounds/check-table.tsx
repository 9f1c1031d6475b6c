import { Check, X } from 'lucide-react';
import type { RoundCheck } from '@novalink/engine/proof';

interface CheckTableProps {
  readonly check: Pick<RoundCheck, 'items' | 'holds'>;
  /** The revealed server seed. */
  readonly serverSeed: string;
}

/** A recomputed round or draw next to the reported values. */
export const CheckTable = ({ check: { items, holds }, serverSeed }: CheckTableProps) => (
  <div className="mt-1 mb-2">
    <p role="status" className={`font-semibold ${holds ? 'text-success' : 'text-error'}`}>
      {holds ? 'Verified: all values match.' : 'Not verified: some values do not match.'}
    </p>
    <p className="mt-1 text-sm break-all text-muted">
      Server seed <code>{serverSeed}</code>
    </p>
    <ul className="mt-3 grid gap-2 md:grid-cols-2">
      {items.map(({ what, reported, found, equal }) => {
        const Icon = equal ? Check : X;
        return (
          <li key={what} className="grid grid-cols-[auto_1fr] gap-x-3 rounded-lg bg-sunken px-3 py-2">
            <Icon aria-hidden className={`mt-0.5 size-5 ${equal ? 'text-success' : 'text-error'}`} />
            <div className="min-w-0 text-sm">
              <p className="font-medium">
                {what}: {equal ? 'equal' : 'different'}
              </p>
              <p className="break-all text-muted">
                Received <code>{reported}</code>
              </p>
              <p className="break-all text-muted">
                Calculated <code>{found}</code>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  </div>
);
