import { BrandMark } from '../src/ui/brand';

/** The shell shows it until the frame of the page or the page is shown. */
export const Splash = () => (
  <div data-splash role="status" className="grid min-h-dvh place-items-center">
    <span className="sr-only">Loading…</span>
    <BrandMark className="size-12 animate-pulse" />
  </div>
);
