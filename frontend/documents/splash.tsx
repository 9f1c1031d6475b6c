import { BrandMark } from '../src/ui/brand';

/** What the shell shows while the first page is being fetched. */
export const Splash = () => (
  <div role="status" className="grid min-h-dvh place-items-center">
    <span className="sr-only">Loading…</span>
    <BrandMark className="size-12 animate-pulse" />
  </div>
);
