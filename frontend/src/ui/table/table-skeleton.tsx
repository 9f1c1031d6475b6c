const rows = 8;

/** The placeholder of a table that is loading. Its rows have their final height. */
export const TableSkeleton = ({ isCompact }: { readonly isCompact: boolean }) => (
  <div aria-hidden className="overflow-clip rounded-2xl border border-line bg-surface">
    <div className="h-10 border-b border-line bg-sunken" />
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className={`flex items-center gap-6 border-b border-line px-4 last:border-b-0 ${isCompact ? 'h-9' : 'h-11'}`}
      >
        <div className="h-3.5 w-2/5 animate-pulse rounded bg-line" />
        <div className="h-3.5 w-1/5 animate-pulse rounded bg-line" />
        <div className="h-3.5 w-1/6 animate-pulse rounded bg-line" />
      </div>
    ))}
  </div>
);
