import * as messages from './messages';

interface SkeletonProps {
  readonly rows?: number;
}

/**
 * The shape of what is being fetched; says once, to screen readers, that it loads. On a rendered page it starts the app
 * when it comes near the screen.
 */
export const Skeleton = (props: SkeletonProps) => (
  <div role="status" data-app="near">
    <span className="sr-only">{messages.loading}</span>
    <SkeletonRows {...props} />
  </div>
);

/** The shape alone, where something else says that it loads. */
export const SkeletonRows = ({ rows = 3 }: SkeletonProps) => (
  <div aria-hidden className="grid gap-3">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="h-16 animate-pulse rounded-xl bg-line" />
    ))}
  </div>
);
