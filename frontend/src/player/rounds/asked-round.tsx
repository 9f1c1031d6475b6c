import { useEffect, useRef } from 'react';

/** Part of the title of the row that the URL names: focuses the row and scrolls to it. */
export const AskedRound = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = place.current?.closest<HTMLElement>('[data-row-control=main]');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, []);
  return <span ref={place} hidden />;
};
