import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a place that comes after the browser has looked for the address's `#name`: brings it into view. */
export const useHashTarget = (name: string) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView();
  }, [hash, name]);
  return place;
};
