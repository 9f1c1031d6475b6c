/** The shape of what is being fetched; says once, to those who listen, that it loads. */
export const Skeleton = ({ rows = 3 }: { readonly rows?: number }) => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading…</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} aria-hidden className="h-16 animate-pulse rounded-xl bg-line" />
    ))}
  </div>
);
