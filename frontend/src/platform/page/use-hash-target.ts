import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For an element that appears after the browser has looked for the URL's `#name`, or is closed then: opens it and scrolls
 * it into view.
 */
export const useHashTarget = <Target extends HTMLElement = HTMLDivElement>(name: string) => {
  const place = useRef<Target>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const { current } = place;
    if (hash !== `#${name}` || !current) return;
    if (current instanceof HTMLDetailsElement) current.open = true;
    current.scrollIntoView();
  }, [hash, name]);
  return place;
};
