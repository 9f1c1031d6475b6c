import { type ReactNode, useEffect, useRef } from 'react';

/**
 * For content below the game screen, which may fill the window: scrolls only as far as needed to make it
 * visible.
 */
export const InSight = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would treat as a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="px-4 py-4 sm:px-8">
      {children}
    </div>
  );
};
