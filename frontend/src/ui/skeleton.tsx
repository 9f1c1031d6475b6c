interface SkeletonProps {
  readonly rows?: number;
}

/**
 * Placeholders for content that is loading, with a message for screen readers. On a prerendered page, they
 * start the app when they come near the screen.
 */
export const Skeleton = (props: SkeletonProps) => (
  <div role="status" data-app="near">
    <span className="sr-only">Loading…</span>
    <SkeletonRows {...props} />
  </div>
);

/** The placeholders without the message, if another element announces the loading. */
export const SkeletonRows = ({ rows = 3 }: SkeletonProps) => (
  <div aria-hidden className="grid gap-3">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="h-16 animate-pulse rounded-xl bg-line" />
    ))}
  </div>
);
