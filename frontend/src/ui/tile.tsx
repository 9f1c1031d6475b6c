import type { ReactNode } from 'react';

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Explains the value in one sentence. */
  readonly note?: string;
}

/** One value of an overview, in a `<Tiles>` row. */
export const Tile = ({ label, value, note }: TileProps) => (
  <div className="min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5">
    <dt className="text-sm font-medium wrap-anywhere text-muted">{label}</dt>
    <dd className="mt-1 text-2xl font-bold sm:text-3xl text-heading">{value}</dd>
    {note !== undefined && <dd className="mt-1 text-sm text-muted">{note}</dd>}
  </div>
);

export const Tiles = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">{children}</dl>
);
