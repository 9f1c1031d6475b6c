import { type ReactNode, useEffect, useRef } from 'react';

/** For what appears under the table, which may fill the screen: scrolls just so far that it is seen. */
export const InSight = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for the way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="px-4 py-4 sm:px-8">
      {children}
    </div>
  );
};
