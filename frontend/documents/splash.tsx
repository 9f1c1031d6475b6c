import { BrandMark } from '../src/ui/brand';

/** The shell shows it while the first page is loading. */
export const Splash = () => (
  <div role="status" className="grid min-h-dvh place-items-center">
    <span className="sr-only">Loading…</span>
    <BrandMark className="size-12 animate-pulse" />
  </div>
);
