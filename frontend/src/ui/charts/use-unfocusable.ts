import { type RefObject, useEffect } from 'react';

/**
 * Removes all content of the element from the tab order. Pie charts always add themselves to it, although
 * their drawing is hidden from screen readers.
 */
export const useUnfocusable = (held: RefObject<HTMLElement>) => {
  useEffect(() => {
    const element = held.current;
    if (element === null) return undefined;
    const release = () => {
      for (const focusable of element.querySelectorAll('[tabindex]')) focusable.removeAttribute('tabindex');
    };
    release();
    const observer = new MutationObserver(release);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
    return () => observer.disconnect();
  }, [held]);
};
