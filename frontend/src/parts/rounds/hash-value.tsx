import type { ReactNode } from 'react';

interface HashValueProps {
  readonly label: ReactNode;
  /** Hexadecimal; absent until it is known. */
  readonly value: string | undefined;
  readonly note: string;
}

/** A hash or a seed, to copy or to compare. */
export const HashValue = ({ label, value, note }: HashValueProps) => (
  <div>
    <h3 className="text-sm font-medium">{label}</h3>
    <p className="mt-1.5 min-h-11 rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-sm break-all">
      {value ?? '–'}
    </p>
    <p className="mt-1.5 text-sm text-muted">{note}</p>
  </div>
);
