import { useEffect, useRef } from 'react';

/** For content that replaces a pressed button: scrolls it into view and focuses it. */
export const useArrival = () => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
};
