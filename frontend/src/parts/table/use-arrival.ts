import { useEffect, useRef } from 'react';

/** For what takes the place of a button that was pressed: brings it into sight, and the keyboard goes on there. */
export const useArrival = () => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
};
