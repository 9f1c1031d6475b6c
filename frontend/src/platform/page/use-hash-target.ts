import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For an element that appears after the browser has looked for the URL's `#name`: scrolls it into view. */
export const useHashTarget = (name: string) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView();
  }, [hash, name]);
  return place;
};
